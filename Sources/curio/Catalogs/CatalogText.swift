import Catalogs
import Conversation
import Host

/// The words of `curio catalog`.
enum CatalogText {
  /// "3 days", "1 hour".
  static func age(_ seconds: Int) -> String {
    let steps = [(86_400, "day"), (3600, "hour"), (60, "minute")]
    for (length, name) in steps where seconds >= length {
      let count = seconds / length
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return "less than a minute"
  }

  /// Why a service gave nothing.
  static func sentence(_ failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "the network is switched off, or libcurl is not installed"
    case .unreachable: "no connection could be made"
    case .unknownHost: "the name of its host is not known here"
    case .timedOut: "no complete answer in time"
    case .paused(let seconds): "left alone for \(seconds) s after a failure"
    case .busy(let seconds): "busy" + (seconds.map { ", asks for \($0) s of peace" } ?? "")
    case .status(let status): "HTTP status \(status)"
    case .unreadable: "what came is not what the service promises"
    case .nothingThere: "there is no such record"
    case .cancelled: "stopped"
    }
  }

  /// Why a file holds no records, after its name.
  static func sentence(_ fault: Archive.Fault) -> String {
    switch fault {
    case .empty: "is empty"
    case .webPage: "is a web page and no answer of a service"
    case .cutOff: "breaks off before its end, so nothing of it was taken"
    case .notJSON: "is not JSON"
    }
  }

  /// Why none of the records of a file was taken, after its name.
  static func nothing(
    of catalog: CatalogID, in archive: Archive, _ skipped: [Delivery.Skipped]
  ) -> String {
    let likely = archive.records.first.flatMap(Archive.catalog)
    if let likely, likely != catalog {
      return "holds no \(catalog.rawValue) but \(likely.rawValue): curio catalog import "
        + "\(likely.rawValue) takes it"
    }
    let reason = skipped.first.map { ": \($0.reason)" } ?? ""
    return "holds no \(catalog.rawValue)" + reason
  }

  /// "comics: 1200 of 3287, 310 a second, 7 s left", with a bar before the numbers on a terminal.
  static func line(_ progress: SyncProgress, elapsed milliseconds: Int, bar: Bool) -> String {
    var parts = ["\(progress.done)" + (progress.total.map { " of \($0)" } ?? "")]
    if progress.fetched > 0, milliseconds >= 200 {
      let rate = progress.fetched * 1000 / milliseconds
      parts.append("\(rate) a second")
      if let total = progress.total, rate > 0, total > progress.done {
        parts.append("\(max(1, (total - progress.done) / rate)) s left")
      }
    }
    let name = "\(progress.catalog.rawValue): "
    return name + (bar ? Self.bar(progress) : "") + parts.joined(separator: ", ")
  }

  private static func bar(_ progress: SyncProgress) -> String {
    guard let total = progress.total, total > 0 else { return "" }
    let full = min(20, progress.done * 20 / total)
    return "[" + String(repeating: "#", count: full) + String(repeating: "·", count: 20 - full)
      + "] "
  }
}
