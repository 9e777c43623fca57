/// Turns a written text into one for the ear: signs become words, what cannot be spoken is left out.
struct Ear {
  let words: EarWords

  func text(_ written: String) -> String {
    var spoken = ""
    var lastIsNumber = false
    let tokens = Cleaning.text(written).utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let word = lastIsNumber ? unit(token, before: next) : nil
      append(word ?? self.word(token), to: &spoken)
      lastIsNumber = token.utf8.contains { (0x30...0x39).contains($0) }
    }
    return spoken
  }

  private func append(_ word: String, to spoken: inout String) {
    guard !word.isEmpty else { return }
    if word == Self.pause {
      if spoken.unicodeScalars.last?.properties.isAlphabetic == true { spoken += "," }
      return
    }
    if !spoken.isEmpty { spoken += " " }
    spoken += word
  }

  /// Signs that part a sentence without being said.
  private static let pauses: Set<Substring> = ["—", "–", "·"]
  private static let pause = ","

  private func word(_ token: Substring) -> String {
    if isPlainWord(token) { return String(token) }
    if Self.pauses.contains(token) { return Self.pause }
    let affixes = Affixes(token)
    let core = affixes.core
    if core.holds(":"), core.contains("://") { return "" }
    if let word = words.abbreviations[core] ?? words.fractions[core] { return affixes.around(word) }
    if let number = SpokenNumber.text(core, words) { return affixes.around(number) }
    return affixes.around(Speakable.text(core))
  }

  /// Letters with a sign of punctuation at most; two capitals may be an abbreviation.
  private func isPlainWord(_ token: Substring) -> Bool {
    var capitals = 0
    for byte in token.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: ","), UInt8(ascii: "."): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): capitals += 1
      default: return false
      }
    }
    return capitals < 2
  }

  /// "30 ft." is a unit only after a number; its dot ends the sentence only before a capital or at the end.
  private func unit(_ token: Substring, before next: Substring?) -> String? {
    guard token.utf8.first.map({ $0 < 0x80 && $0 > 0x39 }) == true else { return nil }
    let ending = token.suffix(while: { ",;:)".contains($0) })
    let bare = String(token.dropLast(ending.count))
    let withoutDot = bare.hasSuffix(".") ? String(bare.dropLast()) : bare
    guard let unit = words.units[bare] ?? words.units[withoutDot] else { return nil }
    guard bare.hasSuffix("."), ending.isEmpty else { return unit + ending }
    return next?.unicodeScalars.first?.properties.isLowercase == true ? unit : unit + "."
  }
}

extension Substring {
  fileprivate func suffix(while isPart: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isPart(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
