#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines of a terminal in its usual mode, and Ctrl-C while one waits for them.
struct TypedLines: ~Copyable {
  enum Event {
    case line(InputLine)
    case interrupt
    case end
  }

  private let descriptor: Int32
  private let wake: WakePipe
  private var reader: LineReader
  /// Lines that came together with the one that was handed out.
  private var lines: [InputLine] = []

  init(descriptor: Int32, wake: WakePipe) {
    self.descriptor = descriptor
    self.wake = wake
    reader = LineReader(descriptor: descriptor)
  }

  mutating func next() -> Event {
    while lines.isEmpty {
      var requests = [
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = retryingInterrupted { poll(&requests, 2, -1) }
      if requests[0].revents != 0, wake.take().contains(.interrupt) { return .interrupt }
      guard requests[1].revents != 0 else { continue }
      lines = (try? reader.next()) ?? []
      if lines.isEmpty { return .end }
    }
    return .line(lines.removeFirst())
  }
}
