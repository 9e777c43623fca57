extension ArraySlice<UInt8> {
  /// The text without blanks at both ends.
  var trimmedText: String {
    guard let first = firstIndex(where: { $0 > 32 }), let last = lastIndex(where: { $0 > 32 })
    else { return "" }
    return String(decoding: self[first...last], as: UTF8.self)
  }

  /// What stands between blanks.
  var words: [String] {
    split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
