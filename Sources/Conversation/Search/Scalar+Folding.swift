extension Unicode.Scalar {
  /// Letters, digits, and the marks that stand on letters.
  var isWordPart: Bool {
    if isASCII {
      return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark:
      return true
    default:
      return false
    }
  }

  /// Apostrophes and invisible marks belong to the word around them.
  var joins: Bool {
    switch self {
    case "'", "\u{2019}", "\u{02BC}": true
    default: properties.generalCategory == .format
    }
  }

  /// The scalar in small letters and without its accent; marks vanish.
  var folded: String {
    if isASCII { return properties.lowercaseMapping }
    if properties.generalCategory == .nonspacingMark { return "" }
    let offset = Int(value) - 0xC0
    guard Unicode.Scalar.latin.indices.contains(offset) else { return properties.lowercaseMapping }
    return Unicode.Scalar.latin[offset]
  }

  /// Base letters of U+00C0 to U+017F, Latin letters with accents.
  private static let latin: [String] = Array(
    "aaaaaaæceeeeiiiiðnooooo×øuuuuyþßaaaaaaæceeeeiiiiðnooooo÷øuuuuyþy"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸllllllllllnnnnnnnnnooooooœœ"
      + "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
  ).map(String.init)
}
