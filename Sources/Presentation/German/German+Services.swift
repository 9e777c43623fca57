import Catalogs
import Conversation

extension German {
  func fromCopy(_ day: CalendarDay, _ age: Int) -> String {
    switch age {
    case ..<3_600: "Aus einer Kopie, \(counted(age / 60, "Minute", "Minuten")) alt."
    case ..<86_400: "Aus einer Kopie, \(counted(age / 3_600, "Stunde", "Stunden")) alt."
    default:
      "Aus einer Kopie vom \(date(day)), \(counted(age / 86_400, "Tag", "Tage")) alt."
    }
  }

  func outage(_ catalog: CatalogID, _ failure: ServiceFailure) -> String {
    "\(service(catalog)) \(trouble(failure)), darum zeige ich, was ich ohne ihn habe;"
      + " " + another(failure) + "."
  }

  func pageMissed(_ catalog: CatalogID, _ failure: ServiceFailure) -> String {
    "Die nächste Seite fehlt: \(service(catalog)) \(trouble(failure));"
      + " die Liste hier ist eingebaut, und " + another(failure) + "."
  }

  func serviceBehind(_ newest: Int) -> String {
    "\(service(.comics)) nennt \(newest) als neuesten; dieser hier ist eingebaut."
  }

  func newestUnsure(_ failure: ServiceFailure, _ number: Int, _ asked: CalendarDay?) -> String {
    let since = asked.map { "Stand \(date($0))" } ?? "so ist es eingebaut"
    return "Vielleicht gibt es neuere, aber \(lowercased(service(.comics))) \(trouble(failure));"
      + " der neueste, den ich kenne, ist \(number) (\(since))."
  }

  /// One sentence: what was not had, why, and what still works.
  func serviceFailed(_ failure: ServiceFailure, _ lack: Lack) -> String {
    let what =
      switch lack {
      case .fact(let fact, let item):
        "\(noun(of: fact, in: item.id.catalog).accusative) von \(item.name)"
      case .record(let id) where id.catalog == .comics: "Comic \(id.key)"
      case .record(let id): "diesen Eintrag (\(noun(id.catalog, plural: false)))"
      }
    return "Ich kann \(what) nicht bekommen: \(service(lack.catalog)) \(trouble(failure));"
      + " alles Eingebaute geht weiter"
      + (failure == .offline ? "." : ", und " + another(failure) + ".")
  }

  /// How to ask once more: what a service wished for is granted, its own pause Curio ends when it is told to.
  private func another(_ failure: ServiceFailure) -> String {
    switch failure {
    case .busy(_?): "„versuch es noch einmal“ fragt danach ein weiteres Mal"
    default: "„versuch es noch einmal“ fragt ein weiteres Mal"
    }
  }

  private func service(_ catalog: CatalogID) -> String {
    switch catalog {
    case .fish: "Der Fischdienst"
    case .monsters: "Der Monsterdienst"
    case .characters: "Der Figurendienst"
    case .comics: "Der Comicdienst"
    }
  }

  private func lowercased(_ service: String) -> String { "der" + service.dropFirst(3) }

  private func trouble(_ failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "ist ohne Netz nicht zu fragen"
    case .unreachable, .unknownHost: "ist nicht zu erreichen"
    case .timedOut: "antwortet nicht rechtzeitig"
    case .paused(let seconds):
      "ist eben ausgefallen und hat noch \(counted(seconds, "Sekunde", "Sekunden")) Ruhe"
    case .busy(let seconds?):
      "ist noch \(counted(seconds, "Sekunde", "Sekunden")) beschäftigt"
    case .busy(nil): "ist beschäftigt"
    case .status(300..<400): "ist umgezogen"
    case .status(let status): "ist gestört (Status \(status))"
    case .unreadable: "antwortet mit etwas, das ich nicht lesen kann"
    case .nothingThere: "hat nichts dergleichen"
    case .cancelled: "wurde nicht abgewartet"
    }
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(count == 1 ? one : many)"
  }
}
