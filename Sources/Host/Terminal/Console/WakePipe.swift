#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Wakes a thread that waits for a descriptor, from any other thread.
final class WakePipe: Sendable {
  /// Why somebody is woken.
  enum Reason: UInt8 {
    case resize, proceed, interrupt, interjection
    /// Work that one listened during has ended.
    case over
  }

  let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe nobody is ever woken; keys still arrive.
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  func wake(_ reason: Reason) {
    withUnsafeBytes(of: reason.rawValue) { _ = writeBytes(writing, $0.baseAddress, 1) }
  }

  /// The reasons that have come up since the last time.
  func take() -> [Reason] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { readBytes(reading, $0.baseAddress, $0.count) }
    return bytes.prefix(max(0, count)).compactMap(Reason.init)
  }
}
