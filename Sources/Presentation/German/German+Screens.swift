package import Catalogs
package import Conversation

extension German {
  package func aboutLines(_ about: AboutCurio) -> (title: String, description: String) {
    (
      "Curio \(about.version)",
      "Ein Gesprächspartner für Fische, Monster, Zeichentrickfiguren und Comics."
    )
  }

  package func credit(_ credit: Credit, count: String, date: String) -> String {
    "\(count) Einträge aus \(credit.origin), Stand \(date). Lizenz: \(finished(licence(credit.licence)))"
  }

  /// What is said of a licence in words; the names of licences stay.
  private func licence(_ text: String) -> String {
    switch text {
    case "public domain, a work of the U.S. government":
      "gemeinfrei, ein Werk der US-Regierung"
    case "OGL 1.0a; also CC-BY-4.0": "OGL 1.0a; auch CC-BY-4.0"
    case "BSD-3-Clause for the API; names belong to their owners":
      "BSD-3-Clause für die API; die Namen gehören ihren Eigentümern"
    default: text
    }
  }

  package func panelHead(_ panel: FilterPanel) -> String {
    "Filter für \(noun(panel.catalog, plural: true))"
  }

  package func panelOthers(_ phrases: [String]) -> String {
    "Auch an: \(phrases.joined(separator: ", "))."
  }

  package func panelHint(_ panel: FilterPanel) -> String {
    let isOn = panel.choices.contains { $0.isOn } || !panel.others.isEmpty
    guard let choice = panel.choices.first(where: { !$0.isOn }) else {
      return "Sag „Filter löschen“, um alle zu sehen."
    }
    let only = "Sag „nur \(phrase(choice.filter, in: panel.catalog))“"
    return isOn
      ? only + ", oder „Filter löschen“, um alle zu sehen." : only + ", um einen einzuschalten."
  }

  package func settings(
    _ settings: Settings
  ) -> (title: String, rows: [(label: String, value: String)]) {
    let width = settings.width.map { "\($0) Spalten" } ?? "so breit wie das Terminal"
    let theme = settings.theme.map { Self.themes[$0] ?? $0.rawValue } ?? "nicht gewählt"
    let speech = settings.speech.map { $0 ? "an" : "aus" } ?? "nicht gewählt"
    return (
      "Einstellungen",
      [
        ("Darstellung", theme), ("Sprache", languageName(settings.language ?? code)),
        ("Breite", width), ("Vorlesen", speech),
      ]
    )
  }

  static let themes: [Theme: String] = [.dark: "dunkel", .light: "hell", .plain: "schlicht"]

  package func helpHead(_ help: Help) -> String {
    guard help.inFull, let topic = help.topics.first else { return "Was du sagen kannst" }
    return topic.title
  }

  package func helpHint(_ help: Help) -> String {
    guard let topic = help.topics.first else { return "Dazu gibt es keine Hilfe." }
    return help.inFull
      ? "Sag „Hilfe“ für alle Themen."
      : "Sag „Hilfe zu \(topic.title)“, um alles zu einem Thema zu sehen."
  }

  package func example(_ sentence: String) -> String { "„\(sentence)“" }

  package func suggestions(_ sentences: [String]) -> String {
    "Versuch es mit \(joined(sentences.map(example), by: " oder "))."
  }

  package var reasoningHead: String { "So habe ich das gelesen" }

  package func picture(of name: String) -> String { "Bild von \(name)" }

  func languageName(_ code: String) -> String {
    switch code {
    case "en": "Englisch"
    case "de": "Deutsch"
    default: quoted(code)
    }
  }
}
