/// Takes out of a word what a voice would read as noise, or take for a command of its own.
enum Speakable {
  /// Letters, numbers and the punctuation of sentences; everything else becomes a gap.
  ///
  /// Brackets go, since two of them open phoneme codes; so do emoji, frames, bullets and the signs of markup.
  static func text(_ word: String) -> String {
    if word.utf8.allSatisfy(isAlphanumeric) { return word }
    var kept = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if isSpoken(scalar, isFirst: kept.isEmpty) {
        kept.append(scalar)
      } else if scalar == "—" {
        kept.append(contentsOf: ", ".unicodeScalars)
      } else if let last = kept.last, last != " " {
        kept.append(" ")
      }
    }
    let text = String(kept)[...].trimmingTrailingSpaces()
    return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.isDigit } ? text : ""
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func isSpoken(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "-": !isFirst
    case "'", "’", ".", ",", ";", ":", "!", "?", "/", "%", "&", "(", ")", "\"", "“", "”", "„": true
    default: isWordPart(scalar)
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .currencySymbol:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType != nil }
}
