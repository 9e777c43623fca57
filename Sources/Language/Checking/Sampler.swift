/// Writes sentences that intents stand for, with real names in their slots.
///
/// The same grammar and names give the same sentences. A template of few sentences is written out in full; of others some are
/// taken from all over, the plainest first.
public struct Sampler: Sendable {
  private let grammar: Grammar
  private let varieties: Varieties

  public init(_ grammar: Grammar, _ lexicon: Lexicon) {
    self.grammar = grammar
    varieties = Varieties(grammar, lexicon)
  }

  /// At most so many sentences of an intent, taken from its templates in turn; none when there is no such intent.
  public func sentences(of intent: String, limit: Int) -> [String] {
    guard let intent = grammar.intents.first(where: { $0.name == intent }) else { return [] }
    let columns = intent.templates.map { sentences(of: $0, limit: limit) }
    var taken: [String] = []
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      for column in columns where row < column.count && taken.count < limit {
        if !taken.contains(column[row]) { taken.append(column[row]) }
      }
    }
    return taken
  }

  func sentences(of template: Grammar.Template, limit: Int) -> [String] {
    let variety = varieties.variety(of: template.expression)
    // Some ways give the same sentence, so there are some more tries than sentences.
    let tries = variety.count <= 2 * limit ? variety.count : 4 * limit
    let isWrittenOut = tries == variety.count
    var sentences: [String] = []
    for number in 0..<tries where sentences.count < limit {
      var dice = Dice(seed: number)
      let isNumbered = isWrittenOut || number == 0
      let words = isNumbered ? variety.words(number) : variety.words(&dice)
      let sentence = Self.joined(words)
      if !sentence.isEmpty, !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  /// Words with blanks between them, but for a plus sign, which only means something right behind a number.
  private static func joined(_ words: [String]) -> String {
    words.reduce("") { text, word in text.isEmpty || word == "+" ? text + word : text + " " + word }
  }
}
