extension LinePattern.Variable {
  /// How many bytes it may take from the start of a text, the best guess first.
  func lengths(in text: ArraySlice<UInt8>) -> [Int] {
    switch self {
    case .rest: Array((0...text.count).reversed())
    case .int: Self.integer(in: text)
    case .date: DateShape.length(in: text).map { [$0] } ?? []
    case .url: Self.address(in: text)
    }
  }

  /// Digits, in groups of three with commas too, with a sign or without.
  private static func integer(in text: ArraySlice<UInt8>) -> [Int] {
    var lengths: [Int] = []
    var length = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? 1 : 0
    var bytes = text.dropFirst(length)
    while let byte = bytes.first {
      if 0x30...0x39 ~= byte {
        length += 1
        lengths.append(length)
        bytes.removeFirst()
      } else if byte == UInt8(ascii: ","), !lengths.isEmpty, isGroup(bytes.dropFirst()) {
        length += 4
        lengths.append(length)
        bytes = bytes.dropFirst(4)
      } else {
        break
      }
    }
    return lengths.reversed()
  }

  private static func isGroup(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.prefix(3)
    guard digits.count == 3, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return false }
    return bytes.dropFirst(3).first.map { !(0x30...0x39 ~= $0) } ?? true
  }

  private static func address(in text: ArraySlice<UInt8>) -> [Int] {
    guard let scheme = ["https://", "http://"].first(where: { text.starts(with: $0.utf8) }) else {
      return []
    }
    let start = scheme.utf8.count
    let end = text.prefix { $0 > 0x20 && $0 != 0x7F }.count
    return end > start ? (start + 1...end).reversed() : []
  }
}
