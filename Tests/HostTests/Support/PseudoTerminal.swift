import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal with nobody in front of it: tests press the keys and read the screen.
final class PseudoTerminal: Sendable {
  /// The side of the person.
  let outside: Int32
  /// The side of the program.
  let inside: Int32
  private let output = Mutex("")

  init(columns: Int = 80, rows: Int = 24) throws {
    outside = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let name = try #require(Self.insideName(of: outside))
    inside = open(name, O_RDWR | O_NOCTTY)
    try #require(inside >= 0)
    for end in [outside, inside] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(outside, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  private static func insideName(of outside: Int32) -> String? {
    #if canImport(Glibc)
      // Glibc has functions for these two, but Swift does not see them.
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard ioctl(outside, 0x4004_5431, &isLocked) == 0, ioctl(outside, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(outside) == 0, unlockpt(outside) == 0 else { return nil }
      return ptsname(outside).map { String(cString: $0) }
    #endif
  }

  deinit {
    close(outside)
    close(inside)
  }

  func resize(columns: Int, rows: Int = 24) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(outside, bytes, bytes.count)
  }

  /// Whether the program has taken all keys so far.
  var acceptsKeys: Bool {
    var waiting: Int32 = 0
    _ = ioctl(inside, UInt(FIONREAD), &waiting)
    return waiting == 0
  }

  /// Whether keys are handed over one by one.
  var isRaw: Bool {
    var mode = termios()
    tcgetattr(inside, &mode)
    return mode.c_lflag & tcflag_t(ICANON) == 0
  }

  /// Waits until the program has written a text, and forgets all up to it.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await eventually(
      {
        collect()
        return output.withLock { output in
          guard let range = output.firstRange(of: text) else { return false }
          output.removeSubrange(..<range.upperBound)
          return true
        }
      }, sourceLocation: sourceLocation)
  }

  /// Everything written since, up to now.
  func rest() -> String {
    collect()
    return output.withLock { output in
      defer { output = "" }
      return output
    }
  }

  private func collect() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(outside, &bytes, bytes.count), count > 0 {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      // The device puts a return before each newline, also where there is one.
      output.withLock { $0 = ($0 + text).replacing("\r\r\n", with: "\r\n") }
    }
  }
}
