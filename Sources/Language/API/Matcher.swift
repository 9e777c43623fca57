/// Understands utterances of one language: made once from a grammar and a lexicon, then asked from anywhere.
///
/// The same utterance in the same context gives the same answer, byte for byte.
public struct Matcher: Sendable {
  let compiled: Compiled
  private let workspaces = Workspaces()

  /// Joins a grammar to names and compiles everything.
  ///
  /// - Throws: ``IntentError`` for rules and lists that do not exist, and for circles of rules.
  public init(_ grammar: Grammar, _ lexicon: Lexicon) throws(IntentError) {
    compiled = try Compiler.compile(grammar, lexicon)
  }

  /// Reads an utterance in its context.
  public func understand(_ text: String, in context: Context = Context()) -> Understanding {
    workspaces.use(compiled) { Passes(context).understand(text, in: &$0) }
  }

  /// Reads an utterance in its context, and tells what of the context that leans on.
  public func understanding(
    of text: String, in context: Context
  ) -> (Understanding, leaning: Leaning) {
    workspaces.use(compiled) { workspace in
      (Passes(context).understand(text, in: &workspace), workspace.leaning)
    }
  }

  /// Whether two contexts are alike in all that an understanding in the second one leans on.
  ///
  /// It is the same in the first one then, but for what pronouns stand for: see ``Understanding/spoken(in:after:)``.
  public func tellsNoDifference(
    _ context: Context, _ noted: Context, to leaning: Leaning
  ) -> Bool {
    leaning.holds(of: context, as: noted, compiled)
  }

  /// The folded words of a text, as names and utterances are compared.
  public static func words(of text: String) -> [String] {
    Tokenizer.tokenize(text).texts
  }

  /// Whether a folded word carries no meaning of its own in this language.
  public func isFiller(_ word: String) -> Bool {
    compiled.vocabulary.find(word).map { compiled.vocabulary.uses[$0].contains(.filler) } ?? false
  }

  /// Whether a folded word joins what stands before it to what stands behind it.
  public func isJoin(_ word: String) -> Bool {
    guard let number = compiled.vocabulary.find(word) else { return false }
    return compiled.joins.end(at: 0, in: [Int32(number)]) != nil
  }

  /// A sentence that shows what an intent is for.
  public func example(of intent: String) -> String? {
    compiled.intents.first { $0.name == intent }?.example
  }

  /// Three sentences of different topics, for someone who does not know what can be said.
  public var examples: [String] {
    let sentences = compiled.topics.lazy.compactMap { topic in
      compiled.intents.lazy.filter { $0.topic == topic.name }.compactMap(\.example).first
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

  /// Names that a word which nobody knows may well have been meant for, the closest first, at most three.
  public func closeNames(to words: String) -> [(list: String, value: String)] {
    compiled.nearNames.names(near: words, in: nil, close: true, compiled)
  }

  /// A topic's title and the example sentences of its intents, topics in the order of their names.
  public var topics: [(name: String, title: String, examples: [String])] {
    compiled.topics.map { topic in
      let intents = compiled.intents.filter { $0.topic == topic.name }
      return (topic.name, topic.title, intents.compactMap(\.example))
    }
  }
}

extension Grammar.Intent {
  /// A sentence that shows what it is for: its first test.
  var example: String? { tests.first?.utterance }
}
