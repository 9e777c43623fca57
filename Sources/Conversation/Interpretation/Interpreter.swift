package import Catalogs
package import Language

/// Reads utterances in the light of a state: from words to commands.
package struct Interpreter: Sendable {
  private let matchers: [String: Matcher]
  /// The language that is spoken until a person asks for another.
  private let language: String
  let library: Library

  /// An interpreter of several languages.
  ///
  /// - Parameter files: Intents files, one folder a language ("en/fish.intent").
  /// - Throws: ``IntentError`` for the first mistake in a file.
  package init(
    _ files: [SourceFile], library: Library, language: String = "en"
  ) throws(IntentError) {
    self.library = library
    self.language = language
    let lexicon = Lexicon(library)
    var matchers: [String: Matcher] = [:]
    for language in IntentFiles.languages(of: files) {
      let own = files.filter { $0.name.hasPrefix(language + "/") }
      matchers[language] = try Matcher(try Grammar(parsing: own), lexicon)
    }
    self.matchers = matchers
  }

  package var languages: [String] { matchers.keys.sorted() }

  package func matcher(of language: String?) -> Matcher? {
    matchers[language ?? self.language] ?? matchers[self.language]
  }

  /// The topics of help in a language.
  package func topics(in language: String) -> [Help.Topic] {
    matcher(of: language)?.topics.map {
      Help.Topic(name: $0.name, title: $0.title, examples: $0.examples)
    } ?? []
  }

  /// What an utterance means to a person in a state.
  package func interpret(_ text: String, _ state: State) -> Interpretation {
    guard let matcher = matcher(of: state.settings.language) else { return .nothing }
    let understanding = matcher.understand(text, in: Context(state))
    if understanding.tokens.isEmpty { return blank(text, matcher) }
    let reading = Reading(understanding, state: state, library: library, matcher: matcher)
    if let question = state.question,
      let answer = Answer(question, understanding, library).interpretation
    {
      return answer
    }
    return reading.interpretation
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
      return .commands([.help(topic: nil)], mended: [], reasoning: Reasoning())
    }
    return .unknown(word: nil, nearest: matcher.examples, reasoning: Reasoning())
  }
}
