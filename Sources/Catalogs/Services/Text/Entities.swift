/// The character references of HTML.
enum Entities {
  /// Decodes each reference once: `&amp;lt;` is `&lt;`.
  ///
  /// What is no reference stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      let after = rest.index(after: start)
      let body = rest[after...].prefix(12)
      if let end = body.firstIndex(of: ";"), let found = character(rest[after..<end]) {
        decoded += found
        rest = rest[rest.index(after: end)...]
      } else {
        decoded += "&"
        rest = rest[after...]
      }
    }
    return decoded + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t"
    else { return nil }
    return String(Character(scalar))
  }

  /// Those that services use, and their neighbours.
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½",
    "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ", "copy": "©",
    "reg": "®", "trade": "™", "euro": "€", "pound": "£", "cent": "¢", "yen": "¥", "sect": "§",
    "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä",
    "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê",
    "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ",
    "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø",
    "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "yuml": "ÿ",
    "Agrave": "À", "Aacute": "Á", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ntilde": "Ñ", "Oacute": "Ó", "Ouml": "Ö", "Oslash": "Ø",
    "Uacute": "Ú", "Uuml": "Ü", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ",
    "pi": "π", "zeta": "ζ", "infin": "∞", "rarr": "→", "larr": "←", "minus": "−",
    "thinsp": "\u{2009}", "ensp": "\u{2002}", "emsp": "\u{2003}", "zwnj": "", "shy": "",
  ]
}
