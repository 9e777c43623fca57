import Language
import Synchronization

/// The matcher of one language, made when it is first asked for.
///
/// One that was compiled beforehand is taken if it fits; making one costs more than all else at the start, and most people
/// speak one language. Each language has a shelf of its own, so that nobody waits for a language that somebody else has asked
/// for.
final class MatcherShelf: Sendable {
  /// What was said in the language lately.
  let recollection = Recollection()
  private let matcher = Mutex<Matcher?>(nil)
  private let knownTopics = Mutex<[Help.Topic]?>(nil)
  private let files: [SourceFile]
  private let compiled: CompiledIntents?
  private let lexicon: @Sendable () -> Lexicon

  init(
    _ files: [SourceFile], compiled: CompiledIntents?, _ lexicon: @escaping @Sendable () -> Lexicon
  ) {
    self.files = files
    self.compiled = compiled
    self.lexicon = lexicon
  }

  /// The matcher, made if there is none yet.
  ///
  /// - Throws: ``IntentError`` for the first mistake in a file; it is tried anew each time.
  func take() throws(IntentError) -> Matcher {
    try matcher.withLock { matcher throws(IntentError) in
      if let matcher { return matcher }
      let made = try make()
      matcher = made
      return made
    }
  }

  /// The topics of help; none where the files have mistakes.
  var topics: [Help.Topic] {
    if let known = knownTopics.withLock(\.self) { return known }
    let topics =
      (try? take())?.topics.map {
        Help.Topic(name: $0.name, title: $0.title, examples: $0.examples)
      } ?? []
    knownTopics.withLock { $0 = topics }
    return topics
  }

  private func make() throws(IntentError) -> Matcher {
    if let matcher = compiled?.matcher(of: files) { return matcher }
    // Names are gathered while the intents are read.
    Task { [lexicon] in _ = lexicon() }
    return try Matcher(try Grammar(parsing: files), lexicon())
  }
}
