#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stretch of text that stays in memory for as long as the program runs.
///
/// Catalogue data is read-only data of the program; cutting it into lines and fields copies nothing.
struct Bytes: @unchecked Sendable {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// A copy of a text, kept for good.
  init(keeping text: String) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
    _ = copy.update(fromContentsOf: Array(text.utf8))
    start = UnsafePointer(copy.baseAddress.unsafelyUnwrapped)
    count = text.utf8.count
  }

  var isEmpty: Bool { count == 0 }
  var first: UInt8? { count == 0 ? nil : start[0] }
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func dropFirst(_ length: Int) -> Bytes {
    Bytes(start: start + min(length, count), count: max(count - length, 0))
  }

  func prefix(_ length: Int) -> Bytes { Bytes(start: start, count: min(length, count)) }

  func firstIndex(of byte: UInt8) -> Int? {
    guard count > 0, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  func lastIndex(of byte: UInt8) -> Int? {
    var index = count - 1
    while index >= 0, start[index] != byte { index -= 1 }
    return index < 0 ? nil : index
  }

  /// Takes what stands before a byte off the front, the byte too; all that is left when it is absent.
  mutating func take(to byte: UInt8) -> Bytes {
    let end = firstIndex(of: byte) ?? count
    let taken = prefix(end)
    self = dropFirst(end + 1)
    return taken
  }
}
