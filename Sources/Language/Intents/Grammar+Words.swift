extension Grammar {
  /// Reads what a language is made of besides sentences: skip words, numerals, endings, pronouns; false when it is none.
  mutating func addWordsOfTheLanguage(_ line: IntentLine) throws(IntentError) -> Bool {
    switch line.keyword {
    case "skip": skips += Self.phrases(line)
    case "join": joins += Self.phrases(line)
    case "filler": fillers += Self.phrases(line).flatMap { $0 }
    case "ordinary": ordinary += line.words
    case "ending":
      for part in line.bytes[line.start...].split(separator: UInt8(ascii: "|")) {
        let sides = part.split(separator: UInt8(ascii: "=")).map(\.trimmedText)
        guard let ending = sides.first else { continue }
        endings.append((ending, sides.count > 1 ? sides[1] : ""))
      }
    case "pronoun":
      let (lists, start) = try line.definition()
      let words = line.parts(from: start).map { line.bytes[$0].trimmedText }
      pronouns.append((lists.split(separator: " ").map(String.init), words))
    case "place": try addPlaces(line)
    case "contraction":
      for part in line.bytes[line.start...].split(separator: UInt8(ascii: "|")) {
        let sides = part.split(separator: UInt8(ascii: "=")).map(\.trimmedText)
        guard sides.count == 2 else { throw line.error(.missing("=")) }
        let word = Tokenizer.tokenize(sides[0]).texts.joined()
        contractions.append((word, Tokenizer.tokenize(sides[1]).texts))
      }
    case "numeral", "ordinal": try addNumeral(line)
    default: return false
    }
    return true
  }

  /// Phrases parted by `|`; without one, each word is a phrase.
  private static func phrases(_ line: IntentLine) -> [[String]] {
    let bytes = line.bytes[line.start...]
    let hasBars = bytes.contains(UInt8(ascii: "|"))
    var tokenizer = Tokenizer()
    return bytes.split(separator: UInt8(ascii: hasBars ? "|" : " ")).compactMap { part in
      tokenizer.read(String(decoding: part, as: UTF8.self))
      let words = tokenizer.utterance.texts
      return words.isEmpty ? nil : words
    }
  }

  /// Reads `place before = number | no`, `place after = one | entry`, `place last = last one`.
  private mutating func addPlaces(_ line: IntentLine) throws(IntentError) {
    let (name, start) = try line.definition()
    guard let role = PlaceWords.Role(rawValue: name) else { throw line.error(.unexpected(name)) }
    for part in line.parts(from: start) {
      let words = Tokenizer.tokenize(line.bytes[part].trimmedText).texts
      if !words.isEmpty { places.append(Place(role: role, words: words)) }
    }
  }

  /// Reads `numeral 20 = twenty`, `numeral *100 = hundred`, `numeral + = and`, `ordinal 2 = second`, `ordinal + = st | nd`.
  private mutating func addNumeral(_ line: IntentLine) throws(IntentError) {
    let (name, start) = try line.definition()
    let spellings = line.parts(from: start).map { line.bytes[$0].trimmedText }
    let isOrdinal = line.keyword == "ordinal"
    if name == "+" {
      if isOrdinal { ordinalEndings += spellings } else { numeralJoins += spellings }
      return
    }
    let multiplies = name.hasPrefix("*")
    guard let number = Number(written: multiplies ? String(name.dropFirst()) : name) else {
      throw line.error(.badNumber(name))
    }
    for spelling in spellings {
      numerals.append(
        Numeral(
          words: Tokenizer.tokenize(spelling).texts, number: number, multiplies: multiplies,
          isOrdinal: isOrdinal))
    }
  }
}
