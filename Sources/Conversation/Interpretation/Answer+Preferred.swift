import Catalogs
import Language

/// Answers that set one of those that are asked about against others: "longfin not shortfin".
extension Answer {
  /// Longer sentences are none.
  private static let mostWords = 8

  /// Those that are called by the words before a "not", and not by those behind it.
  var preferred: Interpretation? {
    let tokens = understanding.tokens
    guard question.kind == .which, understanding.parts.isEmpty, tokens.count < Self.mostWords,
      let place = tokens.firstIndex(where: { matcher.has($0, in: .not) }), place > 0
    else { return nil }
    let wanted = Set(tokens[..<place].filter { !matcher.isFiller($0) })
    let refused = Set(tokens[(place + 1)...].filter { !matcher.isFiller($0) })
    guard !wanted.isEmpty, !refused.isEmpty else { return nil }
    let meant = choices.filter { choice in
      guard let item = record(choice) else { return false }
      return isCalled(wanted, item) && !isCalled(refused, item)
    }
    guard !meant.isEmpty, meant.count < choices.count else { return nil }
    if meant.count == 1 { return take(meant[0]) }
    return .ask(Question(which: meant, total: meant.count), reasoning: Reasoning(understanding))
  }
}
