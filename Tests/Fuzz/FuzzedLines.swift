#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reader of lines, over a pipe that holds the input.
enum FuzzedLines {
  static func read(_ bytes: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    // As much as a pipe takes without a reader.
    let bytes = bytes.prefix(60_000)
    _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    var reader = LineReader(descriptor: ends[0])
    while let lines = try? reader.next(), !lines.isEmpty {
      for case .text(let text) in lines { precondition(!text.utf8.contains(0x0A)) }
    }
    close(ends[0])
  }
}
