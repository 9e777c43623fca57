#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Columns and rows of a terminal.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal says of itself; nil when it is none or does not know.
  package init?(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    columns = Int(size.ws_col)
    rows = max(1, Int(size.ws_row))
  }

  /// The width of lines: the option, then `COLUMNS`, then the terminal, then 80; never under 20.
  package static func columns(
    option: Int?, environment: Environment, descriptor: Int32
  ) -> Int {
    let variable = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return max(20, option ?? variable ?? TerminalSize(of: descriptor)?.columns ?? 80)
  }
}
