/// What is wrong in an intents file, and where.
public struct IntentError: Error, Hashable, Sendable {
  /// The kinds of mistakes, as facts.
  public enum Problem: Hashable, Sendable {
    case unknownKeyword(String)
    case outsideIntent(String)
    case missing(String)
    case unclosed(String)
    /// Brackets within brackets, or rules that lead to rules, more than anybody could follow.
    case tooDeep
    case unexpected(String)
    case unknownRule(String)
    case unknownList(String)
    case recursiveRule(String)
    case duplicate(String)
    case badNumber(String)
    case textNotLast
    case textWithoutCue
    case missingDoes(String)
    case missingSay(String)
    case unusedRule(String)
    /// A rule that the program looks words up in.
    case lackingRule(String)
    case unusedList(String)
    case unknownSlot(String)
    case unknownCommand(String)
    case wrongWinner(utterance: String, winner: String)
    case wrongSlots(utterance: String, found: String)
    case matchesThoughNot(utterance: String)
    case neverWins
    case nameIsCommand(String)
  }

  public let problem: Problem
  public let location: SourceLocation
  /// The line it stands in, for the caret.
  public let line: String

  public init(_ problem: Problem, at location: SourceLocation, line: String) {
    self.problem = problem
    self.location = location
    self.line = line
  }
}
