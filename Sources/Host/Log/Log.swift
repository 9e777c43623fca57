#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines for the operator on standard error: silent unless a level was asked for.
package struct Log: Sendable {
  private let level: LogLevel?
  private let writer: LineWriter
  private let now: @Sendable () -> Int

  package init(
    level: LogLevel?, writer: LineWriter = LineWriter(descriptor: 2),
    now: @escaping @Sendable () -> Int = SystemClock.now
  ) {
    self.level = level
    self.writer = writer
    self.now = now
  }

  package func error(_ message: @autoclosure () -> String) { write(.error, message) }
  package func warning(_ message: @autoclosure () -> String) { write(.warning, message) }
  package func info(_ message: @autoclosure () -> String) { write(.info, message) }
  package func debug(_ message: @autoclosure () -> String) { write(.debug, message) }

  /// Writes a line; a log that cannot be written is nobody's failure.
  private func write(_ level: LogLevel, _ message: () -> String) {
    guard let limit = self.level, level <= limit else { return }
    try? writer.writeLine("\(Self.timestamp(now())) \(level.rawValue) \(Self.clean(message()))")
    try? writer.flush()
  }

  /// The message as one line that cannot drive a terminal.
  static func clean(_ message: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x09: clean.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        clean.append("\u{FFFD}")
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }

  /// A moment as ISO 8601, UTC.
  static func timestamp(_ seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
