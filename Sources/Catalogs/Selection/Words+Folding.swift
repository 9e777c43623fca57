extension Words {
  /// What becomes of a character when texts are compared.
  enum Folded: Equatable {
    case letters(String)
    /// Left out: an apostrophe, a combining mark.
    case nothing
    /// Parts two words.
    case boundary
  }

  static func folded(_ scalar: Unicode.Scalar) -> Folded {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: return .letters(String(scalar))
    case 0x41...0x5A:
      return .letters(String(Unicode.Scalar(UInt8(scalar.value) + 0x20)))
    // Apostrophes of every kind: people type what their keyboard has, Hawaiian names use the okina.
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x02BB, 0x02BC: return .nothing
    case 0x300...0x36F: return .nothing
    case 0...0x7F: return .boundary
    case 0xC0..<(0xC0 + UInt32(latin.count)):
      let letter = latin[Int(scalar.value - 0xC0)]
      return letter == UInt8(ascii: ".") ? .boundary : .letters(String(Unicode.Scalar(letter)))
    // A dimension of the show is written with the Greek letter and spoken with its name.
    case 0x3B6: return .letters("zeta")
    default:
      let properties = scalar.properties
      let isPartOfWord = properties.isAlphabetic || properties.numericType != nil
      return isPartOfWord ? .letters(properties.lowercaseMapping) : .boundary
    }
  }

  /// Base letters of U+00C0 to U+017F; a point stands for what is no letter.
  private static let latin = Array(
    ("aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk"
      + "llllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
