extension Grammar.Test {
  /// Reads `utterance => slot=value slot="two words"`.
  init(_ line: IntentLine) {
    let bytes = line.bytes[line.start...]
    let arrow = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: "=") && bytes[$0 + 1] == UInt8(ascii: ">")
    }
    utterance = bytes[..<(arrow ?? bytes.endIndex)].trimmedText
    slots = arrow.map { Self.pairs(bytes[($0 + 2)...]) } ?? []
    location = line.location(at: line.start)
    self.line = line.rest
  }

  private static func pairs(_ bytes: ArraySlice<UInt8>) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var rest = bytes
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<sign].trimmedText
      rest = rest[(sign + 1)...]
      let isQuoted = rest.first == UInt8(ascii: "\"")
      if isQuoted { rest = rest.dropFirst() }
      let end = rest.firstIndex(of: isQuoted ? UInt8(ascii: "\"") : 32) ?? rest.endIndex
      pairs.append((name, String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    return pairs
  }
}
