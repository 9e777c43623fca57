/// Letters without case and diacritics, so that "Clichéd", "cliched" and their decomposed forms are one word.
enum Folding {
  /// Folded forms of U+00C0 to U+017F, in order; a blank marks what is no letter.
  private static let latin: [StaticString] = [
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "d", "n", "o", "o", "o", "o", "o", "", "o", "u", "u", "u", "u", "y", "th", "ss",
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "d", "n", "o", "o", "o", "o", "o", "", "o", "u", "u", "u", "u", "y", "th", "y",
    "a", "a", "a", "a", "a", "a", "c", "c", "c", "c", "c", "c", "c", "c", "d", "d",
    "d", "d", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "g", "g", "g", "g",
    "g", "g", "g", "g", "h", "h", "h", "h", "i", "i", "i", "i", "i", "i", "i", "i",
    "i", "i", "ij", "ij", "j", "j", "k", "k", "k", "l", "l", "l", "l", "l", "l", "l",
    "l", "l", "l", "n", "n", "n", "n", "n", "n", "n", "n", "n", "o", "o", "o", "o",
    "o", "o", "oe", "oe", "r", "r", "r", "r", "r", "r", "s", "s", "s", "s", "s", "s",
    "s", "s", "t", "t", "t", "t", "t", "t", "u", "u", "u", "u", "u", "u", "u", "u",
    "u", "u", "u", "u", "w", "w", "y", "y", "y", "z", "z", "z", "z", "z", "z", "s",
  ]

  /// What a scalar beyond ASCII is to a reader.
  enum Kind {
    /// Its letters were appended.
    case letter
    /// It belongs to the letter before it, or cannot be seen at all.
    case nothing
    case apostrophe
    case dash
    case quote
    case fraction(Number)
    /// At most, or at least.
    case bound(UInt8)
    case space
  }

  /// Appends the folded letters of a scalar beyond ASCII and tells what it is.
  static func fold(_ scalar: Unicode.Scalar, into letters: inout [UInt8]) -> Kind {
    switch scalar.value {
    case 0xC0...0x17F:
      let form = latin[Int(scalar.value) - 0xC0]
      form.withUTF8Buffer { letters.append(contentsOf: $0) }
      return form.utf8CodeUnitCount == 0 ? .space : .letter
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F,
      0xFEFF, 0xAD, 0xE0000...0xE01EF:
      return .nothing
    case 0x2018, 0x2019, 0x201B, 0x2BC, 0x2032, 0xB4: return .apostrophe
    case 0x2010...0x2015, 0x2212: return .dash
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2033: return .quote
    case 0xBC: return .fraction(Number(1, over: 4))
    case 0xBD: return .fraction(Number(1, over: 2))
    case 0xBE: return .fraction(Number(3, over: 4))
    case 0x215B: return .fraction(Number(1, over: 8))
    case 0x2264: return .bound(UInt8(ascii: "<"))
    case 0x2265: return .bound(UInt8(ascii: ">"))
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF10...0xFF19:
      return foldFullwidth(scalar.value, into: &letters)
    default: return foldOther(scalar, into: &letters)
    }
  }

  private static func foldFullwidth(_ value: UInt32, into letters: inout [UInt8]) -> Kind {
    let ascii = UInt8(value - 0xFEE0)
    letters.append((65...90).contains(ascii) ? ascii + 32 : ascii)
    return .letter
  }

  private static func foldOther(_ scalar: Unicode.Scalar, into letters: inout [UInt8]) -> Kind {
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
      return scalar.properties.generalCategory == .nonspacingMark ? .nothing : .space
    }
    letters.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    return .letter
  }
}
