/// Writes any text with the 95 printable characters of ASCII.
enum Folding {
  /// The text in ASCII: typography by its nearest sign, accented letters by their base letter, the rest by "?".
  static func ascii(_ text: String) -> String {
    if text.isPrintableASCII { return text }
    var result = ""
    var lastWasUnknown = false
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
        lastWasUnknown = false
      } else if let folded = replacement(for: scalar) {
        result += folded
        lastWasUnknown = false
      } else if !lastWasUnknown {
        result += "?"
        lastWasUnknown = true
      }
    }
    return result
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    if let sign = signs[scalar] { return sign }
    if Columns.width(of: scalar) == 0 { return "" }
    if scalar.properties.generalCategory == .spaceSeparator { return " " }
    if scalar.properties.isEmojiPresentation { return "" }
    return letters[scalar]
  }

  private static let signs: [Unicode.Scalar: String] = [
    "“": "\"", "”": "\"", "„": "\"", "«": ">", "»": ">", "‘": "'", "’": "'", "‚": "'",
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "×": "x", "·": "-", "•": "*", "…": "...",
    "°": "o", "½": "1/2", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "±": "+/-", "≈": "~", "→": "->",
    "←": "<-", "€": "EUR", "£": "GBP", "©": "(c)", "®": "(R)", "™": "(TM)", "─": "-", "━": "-",
    "│": "|", "╭": ".", "╮": ".", "╰": "'",
    "╯": "'", "╲": "\\", "╱": "/", "✦": "*", "⋆": "*",
  ]

  /// Latin letters with the base that each is read as.
  private static let letters: [Unicode.Scalar: String] = {
    let table = [
      ("A", "ÀÁÂÃÄÅĀĂĄ"), ("a", "àáâãäåāăą"), ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"), ("D", "ĎĐÐ"),
      ("d", "ďđð"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("e", "èéêëēĕėęě"), ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"),
      ("H", "ĤĦ"), ("h", "ĥħ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭįı"), ("J", "Ĵ"), ("j", "ĵ"),
      ("K", "Ķ"), ("k", "ķ"), ("L", "ĹĻĽĿŁ"), ("l", "ĺļľŀł"), ("N", "ÑŃŅŇ"), ("n", "ñńņň"),
      ("O", "ÒÓÔÕÖØŌŎŐ"), ("o", "òóôõöøōŏő"), ("R", "ŔŖŘ"), ("r", "ŕŗř"), ("S", "ŚŜŞŠ"),
      ("s", "śŝşš"), ("T", "ŢŤŦ"), ("t", "ţťŧ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("u", "ùúûüũūŭůűų"),
      ("W", "Ŵ"), ("w", "ŵ"), ("Y", "ÝŶŸ"), ("y", "ýÿŷ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
      ("AE", "Æ"), ("ae", "æ"), ("OE", "Œ"), ("oe", "œ"), ("ss", "ß"), ("TH", "Þ"), ("th", "þ"),
    ]
    var letters: [Unicode.Scalar: String] = [:]
    for (base, spellings) in table {
      for scalar in spellings.unicodeScalars { letters[scalar] = base }
    }
    return letters
  }()
}
