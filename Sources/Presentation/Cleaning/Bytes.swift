// Questions about the bytes of a text, asked of every piece of every answer: they look at memory directly where the string
// lies in one piece, which it almost always does.
extension String {
  /// Whether all of it is printable ASCII, and so harmless, one column a byte and known to every face.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 &- 0x20 < 0x5F } }
      ?? utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }

  func holds(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    return utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}
