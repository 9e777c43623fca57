package import Catalogs
package import Language

/// Reads utterances in the light of a state: from words to commands.
package struct Interpreter: Sendable {
  private let shelves: [String: MatcherShelf]
  /// The language that is spoken until a person asks for another.
  private var language: String
  let library: Library
  /// One thing of each catalog, for what a chain of commands brings.
  let standIns: [(list: String, value: String)]

  /// An interpreter of several languages, ready for the one that is spoken first; the others are read when they are asked
  /// for.
  ///
  /// - Parameters:
  ///   - files: Intents files, one folder a language ("en/fish.intent").
  ///   - library: What the intents may speak of.
  ///   - language: The language spoken first.
  /// - Throws: ``IntentError`` for the first mistake in a file of the first language; `readAll` finds those of the others.
  package init(
    _ files: [SourceFile], library: Library, language: String = "en"
  ) throws(IntentError) {
    self.library = library
    standIns = CatalogID.allCases.compactMap { catalog in
      library[catalog].names.first.map { (ItemList.list(of: catalog), $0.key) }
    }
    self.language = language
    let lexicon = Once { Lexicon(library) }
    var shelves: [String: MatcherShelf] = [:]
    for language in IntentFiles.languages(of: files) {
      let own = files.filter { $0.name.hasPrefix(language + "/") }
      let compiled = library.isEmbedded ? CompiledIntents.builtIn(language) : nil
      shelves[language] = MatcherShelf(own, compiled: compiled) { lexicon.value }
    }
    self.shelves = shelves
    _ = try shelves[language]?.take()
  }

  /// The same interpreter with another language spoken first, if it is there.
  package func speaking(_ language: String) -> Interpreter {
    var other = self
    if shelves[language] != nil { other.language = language }
    return other
  }

  /// The verbs that `does` lines may use, and those among them that give way to others.
  package static let verbs = VerbBuilder.verbs
  package static let yieldingVerbs = ["offer"]

  /// The rules that intents of every language must have, because words are looked up in them.
  package static let rules = WordClass.allCases.map(\.rawValue)

  /// Reads the files of every language.
  ///
  /// - Throws: ``IntentError`` for the first mistake in a file, languages in the order of their names.
  package func readAll() throws(IntentError) {
    for language in shelves.keys.sorted() { _ = try shelves[language]?.take() }
  }

  /// The language that is spoken first, then the others in the order of their names.
  package var languages: [String] {
    shelves.keys.sorted { ($0 == language ? 0 : 1, $0) < ($1 == language ? 0 : 1, $1) }
  }

  /// The matcher of a language, or of the first one where a language is not there or has mistakes.
  package func matcher(of language: String?) -> Matcher? { ready(language)?.matcher }

  private func ready(_ language: String?) -> (matcher: Matcher, shelf: MatcherShelf)? {
    if let shelf = language.flatMap({ shelves[$0] }), let matcher = try? shelf.take() {
      return (matcher, shelf)
    }
    guard let shelf = shelves[self.language], let matcher = try? shelf.take() else { return nil }
    return (matcher, shelf)
  }

  /// The topics of help in a language.
  package func topics(in language: String) -> [Help.Topic] { ready(language)?.shelf.topics ?? [] }

  /// What an utterance means to a person in a state.
  package func interpret(_ text: String, _ state: State) -> Interpretation {
    guard let (matcher, shelf) = ready(state.settings.language) else { return .nothing }
    let context = context(of: state)
    if let known = shelf.recollection.find(text, in: context, matcher) {
      if state.question == nil, let interpretation = known.interpretation { return interpretation }
      return read(text, known.understanding(in: context), state, matcher).interpretation
    }
    let (understanding, leaning) = matcher.understanding(of: text, in: context)
    let (interpretation, isAlways) = read(text, understanding, state, matcher)
    shelf.recollection.keep(text) { saying in
      Remembered(saying, context, leaning, understanding, isAlways ? interpretation : nil)
    }
    return interpretation
  }

  /// What the matcher should know of a state, also for what a chain of commands brings.
  func context(of state: State) -> Context {
    var context = Context(state)
    context.standIns = standIns
    return context
  }

  /// What an understanding means in a state, and whether it means the same in every state.
  func read(
    _ text: String, _ understanding: Understanding, _ state: State, _ matcher: Matcher
  ) -> (interpretation: Interpretation, isAlways: Bool) {
    if understanding.tokens.isEmpty { return (blank(text, matcher), true) }
    if let question = state.question,
      let answer = Answer(question, understanding, library, matcher).interpretation
    {
      return (answer, false)
    }
    let surroundings = Surroundings(state)
    let reading = Reading(understanding, in: surroundings, library: library, matcher: matcher)
    let interpretation = reading.interpretation
    return (interpretation, !surroundings.wereSeen)
  }

  /// Why an utterance is read as it is, in a state where nothing was said before.
  package func explain(_ text: String) -> Reasoning {
    guard let matcher = matcher(of: nil) else { return Reasoning() }
    return Reasoning(matcher.understand(text))
  }

  /// Nothing but signs: a question mark alone asks for help, blanks say nothing, and other signs say nothing we know.
  private func blank(_ text: String, _ matcher: Matcher) -> Interpretation {
    if text.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return .nothing }
    if text.utf8.contains(UInt8(ascii: "?")) {
      return .commands([.help(topic: nil)], mended: [], besides: nil, reasoning: Reasoning())
    }
    return .unknown(word: nil, nearest: matcher.examples, reasoning: Reasoning())
  }
}
