import Catalogs
import Conversation

extension English {
  func fromCopy(_ day: CalendarDay, _ age: Int) -> String {
    switch age {
    case ..<3_600: "From a copy that is \(counted(age / 60, "minute")) old."
    case ..<86_400: "From a copy that is \(counted(age / 3_600, "hour")) old."
    default: "From a copy of \(date(day)), \(counted(age / 86_400, "day")) old."
    }
  }

  func outage(_ catalog: CatalogID, _ failure: ServiceFailure) -> String {
    "The \(service(catalog)) \(trouble(failure)), so this is what I have without it;"
      + " " + another(failure) + "."
  }

  func pageMissed(_ catalog: CatalogID, _ failure: ServiceFailure) -> String {
    "The next page did not come, because the \(service(catalog)) \(trouble(failure));"
      + " the list here is built in, and " + another(failure) + "."
  }

  func serviceBehind(_ newest: Int) -> String {
    "The \(service(.comics)) calls \(newest) its newest; this one is built in."
  }

  func newestUnsure(_ failure: ServiceFailure, _ number: Int, _ asked: CalendarDay?) -> String {
    let since = asked.map { "as of \(date($0))" } ?? "from what is built in"
    return "There may be newer ones, but the \(service(.comics)) \(trouble(failure));"
      + " \(number) is the newest I know, \(since)."
  }

  /// One sentence: what was not had, why, and what still works.
  func serviceFailed(_ failure: ServiceFailure, _ lack: Lack) -> String {
    let what =
      switch lack {
      case .fact(let fact, let item):
        "the \(inSentence(fact, in: item.id.catalog)) of \(item.name)"
      case .record(let id) where id.catalog == .comics: "comic \(id.key)"
      case .record(let id): "that \(noun(id.catalog, plural: false))"
      }
    return "I could not get \(what), because the \(service(lack.catalog)) \(trouble(failure));"
      + " everything built in still works"
      + (failure == .offline ? "." : ", and " + another(failure) + ".")
  }

  /// How to ask once more: what a service wished for is granted, its own pause Curio ends when it is told to.
  private func another(_ failure: ServiceFailure) -> String {
    switch failure {
    case .busy(_?): "“try again” asks once more after that"
    default: "“try again” asks once more"
    }
  }

  private func service(_ catalog: CatalogID) -> String {
    noun(catalog, plural: false) + " service"
  }

  private func trouble(_ failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "cannot be asked without network"
    case .unreachable, .unknownHost: "cannot be reached"
    case .timedOut: "does not answer in time"
    case .paused(let seconds):
      "failed before and is left alone for \(counted(seconds, "more second"))"
    case .busy(let seconds?): "is busy for \(counted(seconds, "more second"))"
    case .busy(nil): "is busy"
    case .status(300..<400): "has moved away"
    case .status(let status): "is out of order (status \(status))"
    case .unreadable: "answers with something I cannot read"
    case .nothingThere: "has nothing of the kind"
    case .cancelled: "was not waited for"
    }
  }

  private func counted(_ count: Int, _ unit: String) -> String {
    "\(number(count)) \(unit)\(count == 1 ? "" : "s")"
  }
}
