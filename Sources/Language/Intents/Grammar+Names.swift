extension Grammar {
  /// Reads `name fish atlantic-cod = Kabeljau | Dorsch`: further spellings of a thing of the lexicon.
  ///
  /// A thing that the lexicon does not have is no mistake: what is known changes with the data.
  mutating func addName(_ line: IntentLine) throws(IntentError) {
    let (thing, start) = try line.definition()
    let words = thing.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { throw line.error(.missing("name")) }
    let spellings = line.parts(from: start).map {
      line.bytes[$0].trimmedText
    }
    names[words[0], default: [:]][Array(words[1].utf8)[...].trimmedText, default: []] += spellings
  }

  /// Brings words that people wrote with diacritics into the form in which words are compared.
  mutating func foldWords() {
    Self.fold(&ordinary)
    for index in intents.indices {
      Self.fold(&intents[index].words)
      Self.fold(&intents[index].forbidden)
    }
  }

  private static func fold(_ words: inout [String]) {
    for index in words.indices where !words[index].utf8.allSatisfy({ $0 < 0x80 }) {
      words[index] = Matcher.words(of: words[index]).joined()
    }
  }
}
