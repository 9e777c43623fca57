/// Understands utterances of one language: made once from a grammar and a lexicon, then asked from anywhere.
///
/// The same utterance in the same context gives the same answer, byte for byte.
public struct Matcher: Sendable {
  let compiled: Compiled

  /// Joins a grammar to names and compiles everything.
  ///
  /// - Throws: ``IntentError`` for rules and lists that do not exist, and for circles of rules.
  public init(_ grammar: Grammar, _ lexicon: Lexicon) throws(IntentError) {
    compiled = try Compiler.compile(grammar, lexicon)
  }

  /// Reads an utterance in its context.
  public func understand(_ text: String, in context: Context = Context()) -> Understanding {
    let utterance = Tokenizer.tokenize(text)
    guard !utterance.tokens.isEmpty else { return Understanding(tokens: []) }
    return Passes(compiled, context).understand(utterance)
  }

  /// The folded words of a text, as names and utterances are compared.
  public static func words(of text: String) -> [String] {
    Tokenizer.tokenize(text).texts
  }

  /// Whether a folded word carries no meaning of its own in this language.
  public func isFiller(_ word: String) -> Bool {
    compiled.vocabulary.find(word).map { compiled.vocabulary.uses[$0].contains(.filler) } ?? false
  }

  /// A sentence that shows what an intent is for.
  public func example(of intent: String) -> String? {
    let intents = compiled.grammar.intents
    return intents.indices.first { intents[$0].name == intent }.flatMap { intents[$0].example }
  }

  /// Three sentences of different topics, for someone who does not know what can be said.
  public var examples: [String] {
    let intents = compiled.grammar.intents
    let topics = compiled.grammar.titles.map(\.topic).sorted()
    let sentences = topics.lazy.compactMap { topic in
      intents.indices.lazy.filter { intents[$0].topic == topic }
        .compactMap { intents[$0].example }.first
    }
    return Array(sentences.prefix(3))
  }

  /// Names that are close to words nobody knows, the closest first, at most three.
  ///
  /// They are looked for in the named lists, or in all lists of names but those that come late.
  public func nearestNames(
    to words: String, in lists: [String]? = nil
  ) -> [(list: String, value: String)] {
    compiled.nearNames.names(near: words, in: lists, compiled)
  }

  /// A topic's title and the example sentences of its intents, topics in the order of their names.
  public var topics: [(name: String, title: String, examples: [String])] {
    let intents = compiled.grammar.intents
    var topics: [(name: String, title: String, examples: [String])] = []
    for (topic, title) in compiled.grammar.titles.sorted(by: { $0.topic < $1.topic }) {
      let examples = intents.indices.filter { intents[$0].topic == topic }
        .compactMap { intents[$0].example }
      topics.append((topic, title, examples))
    }
    return topics
  }
}

extension Grammar.Intent {
  /// A sentence that shows what it is for: its first test.
  var example: String? { tests.first?.utterance }
}
