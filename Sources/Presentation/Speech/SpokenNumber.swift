/// Numbers with signs, as they are said.
enum SpokenNumber {
  /// How a word that holds a number is said, or nil when it is said as it stands.
  static func text(_ core: String, _ words: EarWords) -> String? {
    guard core.utf8.contains(where: { isDigit($0) }) else { return nil }
    return prefixed(core, words) ?? dice(core, words) ?? range(core, words)
  }

  /// "+5", "-1", "±2", "#12", "×3", "$40".
  private static func prefixed(_ core: String, _ words: EarWords) -> String? {
    let rest = String(core.dropFirst())
    guard let first = rest.utf8.first, isDigit(first) else { return nil }
    switch core.first {
    case "+": return words.plus + " " + said(rest, words)
    case "-", "−": return words.minus + " " + said(rest, words)
    case "±": return words.plusOrMinus + " " + said(rest, words)
    case "#": return words.number + " " + rest
    case "×": return words.times + " " + rest
    case "$": return rest + " " + words.dollars
    default: return nil
    }
  }

  private static func said(_ rest: String, _ words: EarWords) -> String {
    words.fractions[rest] ?? dice(rest, words) ?? rest
  }

  /// "2d6+3" → "2 d 6 plus 3".
  private static func dice(_ core: String, _ words: EarWords) -> String? {
    let parts = core.split(separator: "d", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isNumber(parts[0]) else { return nil }
    let sides = parts[1].prefix { $0.isASCII && $0.isNumber }
    let bonus = parts[1][sides.endIndex...]
    guard !sides.isEmpty else { return nil }
    let thrown = "\(parts[0]) \(words.dice) \(sides)"
    guard let sign = bonus.first else { return thrown }
    guard sign == "+" || sign == "-", isNumber(bonus.dropFirst()) else { return nil }
    return "\(thrown) \(sign == "+" ? words.plus : words.minus) \(bonus.dropFirst())"
  }

  /// "1–10" and "80/320" → "1 to 10".
  private static func range(_ core: String, _ words: EarWords) -> String? {
    let parts = core.split(omittingEmptySubsequences: false) { $0 == "–" || $0 == "/" }
    guard parts.count == 2, parts.allSatisfy(isNumber) else { return nil }
    return "\(parts[0]) \(words.to) \(parts[1])"
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isDigit($0) || isSeparator($0) }
  }

  /// Commas part thousands in English, dots in German.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
