#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file that closes at the end of its owner's scope, and is not passed on to children.
struct Descriptor: ~Copyable {
  let number: Int32

  init(
    opening path: String, _ flags: Int32, permissions: UInt16 = 0o600
  ) throws(FileFailure) {
    number = retryingInterrupted { open(path, flags | O_CLOEXEC, mode_t(permissions)) }
    if number < 0 { throw FileFailure(code: errno) }
  }

  /// Takes over an open file.
  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// What kind of file it is, its size and its permissions.
  func status() throws(FileFailure) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileFailure(code: errno) }
    return status
  }

  /// Fails on anything but a plain file, so that nobody waits for a pipe.
  func requirePlain() throws(FileFailure) {
    guard try status().st_mode & S_IFMT == S_IFREG else { throw .notPlain }
  }

  /// Writes all of the bytes, however often the system takes only a part.
  func write(_ bytes: [UInt8]) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { buffer in
        retryingInterrupted { writeBytes(number, buffer.baseAddress, buffer.count) }
      }
      guard written > 0 else { throw FileFailure(code: errno) }
      rest = rest.dropFirst(written)
    }
  }

  /// Reads to the end, at most a number of bytes.
  func readAll(limit: Int) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        retryingInterrupted { readBytes(number, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { throw FileFailure(code: errno) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}

/// Repeats a system call for as long as signals interrupt it.
func retryingInterrupted<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The system's `read`, under a name that no method hides.
func readBytes(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}

/// The system's `write`, under a name that no method hides.
func writeBytes(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, buffer, count)
}
