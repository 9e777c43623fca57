/// Takes out of a text whatever could act on a terminal, a chat room or a reader's eye.
///
/// Text from services, from the data and from people is hostile to every output; it passes here once, at the exit.
package enum Cleaning {
  /// At most this many combining marks stay on one letter.
  static let marksPerLetter = 2

  /// The text without escape sequences, controls, direction overrides and invisible characters.
  ///
  /// Breaks of every kind become one space each, so that one text can never become two lines. A formatting code of IRC
  /// goes with its digits, an escape sequence with its payload.
  package static func text(_ raw: String) -> String {
    if raw.isPrintableASCII || raw.unicodeScalars.allSatisfy(isOrdinary) { return raw }
    var scrubber = Scrubber()
    for scalar in raw.unicodeScalars { scrubber.take(scalar) }
    return scrubber.isChanged ? scrubber.finished() : raw
  }

  /// Latin letters and the punctuation of prose, which need no closer look.
  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010...0x2027: true
    default: false
    }
  }

  /// What a person wrote, fit to be quoted back: cleaned, and at most `limit` characters of it.
  package static func echo(_ raw: String, limit: Int = 40) -> String {
    // A few scalars make one character; what lies far behind the limit need not be looked at.
    let clean = text(String(raw.unicodeScalars.prefix(limit * 16)))
    let trimmed = clean.drop { $0 == " " }
    let kept = trimmed.prefix(limit)
    guard kept.endIndex < trimmed.endIndex else { return kept.trimmingTrailingSpaces() }
    return kept.trimmingTrailingSpaces() + "…"
  }

  /// A line fit for a room: it pings nobody and begins with nothing that a client or another bot obeys.
  ///
  /// `ascii` keeps it free of the invisible characters that do this elsewhere.
  package static func roomLine(_ line: String, ascii: Bool = false) -> String {
    let quiet = breakingPings(line, ascii: ascii)
    guard let first = quiet.utf8.first, startsOfCommands.contains(first) else { return quiet }
    return (ascii ? " " : "\u{2060}") + quiet
  }

  /// A slash runs commands in several IRC clients, a dot or an exclamation mark in other bots, 0x01 is CTCP.
  private static let startsOfCommands: [UInt8] = [
    UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "!"), 0x01,
  ]

  private static let pings = ["room", "everyone", "here", "channel"]

  /// The line with a gap after each "@" that would call a whole room.
  static func breakingPings(_ line: String, ascii: Bool = false) -> String {
    guard line.holds("@") else { return line }
    var result = ""
    var rest = line[...]
    while let at = rest.firstIndex(of: "@") {
      let after = rest.index(after: at)
      result += rest[...at]
      let word = rest[after...].prefix(9).lowercased()
      if pings.contains(where: word.hasPrefix) { result += ascii ? " " : "\u{200B}" }
      rest = rest[after...]
    }
    return result + rest
  }
}

extension Substring {
  func trimmingTrailingSpaces() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
