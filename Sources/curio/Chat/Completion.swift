import Conversation

/// What Tab offers: example sentences that go on as the person has begun.
struct Completion: Sendable {
  private let sentences: [String]

  init(_ interpreter: Interpreter, _ language: String) {
    sentences = interpreter.topics(in: language).flatMap(\.examples)
  }

  /// Sentences that begin with a text, in any case.
  var candidates: @Sendable (String) -> [String] {
    { [sentences] begun in
      let begun = begun.lowercased()
      return begun.isEmpty ? [] : sentences.filter { $0.lowercased().hasPrefix(begun) }
    }
  }
}
