import Catalogs
import Host

/// How far the fetching of a catalog is, in one line.
enum ProgressText {
  /// "comics: 1200 of 3287, 310 a second, 7 s left"; on a terminal with a bar if there is room, and never too wide for it.
  static func line(
    _ progress: SyncProgress, elapsed milliseconds: Int, width: Int? = nil
  ) -> String {
    let name = progress.catalog.rawValue + ": "
    let count = "\(progress.done)" + (progress.total.map { " of \($0)" } ?? "")
    let text = ([count] + pace(progress, milliseconds)).joined(separator: ", ")
    guard let width else { return name + text }
    // A line that fills its last column wraps on some terminals.
    let bar = bar(progress, within: width - 1 - name.count - text.count)
    return String((name + bar + text).prefix(max(0, width - 1)))
  }

  /// Records a second, and the time left at that pace.
  private static func pace(_ progress: SyncProgress, _ milliseconds: Int) -> [String] {
    guard progress.fetched > 0, milliseconds >= 200 else { return [] }
    let tenths = progress.fetched * 10_000 / milliseconds
    let rate = tenths >= 100 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    guard let total = progress.total, total > progress.done, tenths > 0 else {
      return ["\(rate) a second"]
    }
    let seconds = max(1, (total - progress.done) * 10 / tenths)
    return [
      "\(rate) a second", seconds < 120 ? "\(seconds) s left" : "\(seconds / 60) min left",
    ]
  }

  private static let longestBar = 20
  private static let shortestBar = 5

  private static func bar(_ progress: SyncProgress, within room: Int) -> String {
    let length = min(longestBar, room - "[] ".count)
    guard let total = progress.total, total > 0, length >= shortestBar else { return "" }
    let full = min(length, progress.done * length / total)
    return "[" + String(repeating: "#", count: full)
      + String(repeating: "-", count: length - full) + "] "
  }
}
