import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Both ends of a pipe, that children do not inherit.
final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    finish()
  }

  func write(_ text: String) {
    Self.write(Array(text.utf8), to: writing)
  }

  /// Writes pieces of any length on a thread of their own, and ends the input after them.
  func feed(_ pieces: [[UInt8]]) {
    let descriptor = writing
    writing = -1
    DispatchQueue(label: "feed").async {
      for piece in pieces { Self.write(piece, to: descriptor) }
      close(descriptor)
    }
  }

  /// Ends the input of whoever reads.
  func finish() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// What is in the pipe at the moment.
  func read(upTo count: Int = 100_000) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    #if canImport(Glibc)
      let length = Glibc.read(reading, &bytes, count)
    #else
      let length = Darwin.read(reading, &bytes, count)
    #endif
    return Array(bytes.prefix(max(0, length)))
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
