#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines that come through a pipe, as they come.
struct SpokenLines: ~Copyable {
  private let pipe: Descriptor
  private var incomplete: [UInt8] = []
  private(set) var lines: [String] = []
  private(set) var isAtEnd = false

  init(descriptor: Int32) {
    pipe = Descriptor(owning: descriptor)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// What `poll` is to wait for: nothing once the pipe has ended.
  var request: pollfd { pollfd(fd: isAtEnd ? -1 : pipe.number, events: Int16(POLLIN), revents: 0) }

  /// Reads once; true when something came.
  @discardableResult
  mutating func read() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    let count = chunk.withUnsafeMutableBytes { buffer in
      retryingInterrupted { readBytes(pipe.number, buffer.baseAddress, buffer.count) }
    }
    if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return false }
    isAtEnd = count <= 0
    incomplete += chunk.prefix(max(0, count))
    while let end = incomplete.firstIndex(of: 0x0A) {
      lines.append(String(decoding: incomplete[..<end], as: UTF8.self))
      incomplete.removeSubrange(...end)
    }
    if isAtEnd, !incomplete.isEmpty {
      lines.append(String(decoding: incomplete, as: UTF8.self))
      incomplete = []
    }
    return count > 0
  }

  /// Reads all that has been written so far.
  mutating func takeWhatIsThere() {
    while !isAtEnd, read() {}
  }

  /// Takes the first lines, or all.
  mutating func take(_ count: Int? = nil) -> [String] {
    let taken = Array(lines.prefix(count ?? lines.count))
    lines.removeFirst(taken.count)
    return taken
  }
}
