import Catalogs

@testable import Conversation

/// Hears sentences with the intents and names that are built in.
struct Hearer {
  /// What an utterance comes to for somebody who has said nothing before: its commands in short, or what it is instead.
  static func hear(_ text: String, _ state: State = State(), in language: String = "en") -> String {
    var state = state
    state.settings.language = language
    guard let interpretation = interpreter?.interpret(text, state) else { return "no interpreter" }
    switch interpretation {
    case .commands(let commands, _, _, _):
      return commands.map(\.brief).joined(separator: " ; ")
    case .ask(let question, _):
      return "ask " + question.candidates.map { $0.item?.key ?? "?" }.joined(separator: " ")
    case .partly(let word, _, _, _): return "partly \(word)"
    case .missing(let what, _): return "missing \(what)"
    case .outOfRange(let number, _, _, _, _): return "outOfRange \(number)"
    case .unknown: return "unknown"
    case .nothing: return "nothing"
    }
  }

  private static let interpreter = try? Interpreter(IntentFiles.builtIn, library: .embedded)
}
