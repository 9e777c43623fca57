/// One of our names, compared in any case.
struct Nick: Hashable, Sendable {
  /// The name's characters, each in lower case.
  private let characters: [String]
  /// Its bytes in lower case, when they are all ASCII: most names are, and most lines are not for
  /// us.
  private let bytes: [UInt8]?

  init(_ name: some StringProtocol) {
    characters = name.map { $0.lowercased() }
    bytes = name.utf8.allSatisfy { $0 < 0x80 } ? Array(name.lowercased().utf8) : nil
  }

  var count: Int { characters.count }
  var folded: String { characters.joined() }

  /// What follows the name at the start of a text, or nil when something else stands there.
  func taken(from text: Substring) -> Substring? {
    guard let bytes else { return takenByCharacter(from: text) }
    var rest = text.utf8
    for byte in bytes {
      guard let next = rest.popFirst(), Self.lowercased(next) == byte else { return nil }
    }
    return Substring(rest)
  }

  private func takenByCharacter(from text: Substring) -> Substring? {
    var rest = text
    for character in characters {
      guard let next = rest.popFirst(), next.lowercased() == character else { return nil }
    }
    return rest
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }
}
