import Catalogs
import Conversation
import Language

/// `curio intents check`, `sample [INTENT]` and `explain TEXT`: for authors of intents files.
struct IntentsCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ task: [String]) -> Int32 {
    do throws(WiringError) {
      switch (task.first, task.count) {
      case ("check", 1): return try check()
      case ("sample", 1...): return try sample(task.dropFirst().first)
      case ("explain", 2...): return try explain(task.dropFirst().joined(separator: " "))
      default:
        Operator.complain("curio: usage: curio intents check|sample [INTENT]|explain TEXT")
        return ExitStatus.usage
      }
    } catch {
      Operator.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
  }

  private func check() throws(WiringError) -> Int32 {
    let files = try Wiring.intents(options.intentsFolder)
    let lexicon = Lexicon(Library.embedded)
    var problems: [IntentError] = []
    for language in IntentFiles.languages(of: files) {
      let own = files.filter { $0.name.hasPrefix(language + "/") }
      problems += IntentCheck(
        files: own, lexicon: lexicon, verbs: Interpreter.verbs,
        yielding: Interpreter.yieldingVerbs
      ).problems()
    }
    if problems.isEmpty { return Operator.tell("\(files.count) files, no problems") }
    _ = Operator.tell(problems.map(\.text).joined(separator: "\n"))
    return ExitStatus.failure
  }

  /// So many sentences are shown of one intent, and of each when all are shown.
  private static let most = (one: 20, each: 3)

  private func sample(_ name: String?) throws(WiringError) -> Int32 {
    let files = try Wiring.intents(options.intentsFolder)
    let own = files.filter { $0.name.hasPrefix(options.language + "/") }
    let grammar: Grammar
    do throws(IntentError) {
      grammar = try Grammar(parsing: own)
    } catch {
      throw .badIntents(error)
    }
    let sampler = Sampler(grammar, Lexicon(Library.embedded))
    let intents = grammar.intentNames.filter { name == nil || $0 == name }
    guard !intents.isEmpty else { throw .unknownIntent(name ?? "") }
    let limit = name == nil ? Self.most.each : Self.most.one
    let lines = intents.flatMap { intent in
      [intent] + sampler.sentences(of: intent, limit: limit).map { "  " + $0 }
    }
    return Operator.tell(lines.joined(separator: "\n"))
  }

  private func explain(_ text: String) throws(WiringError) -> Int32 {
    let wiring = try Wiring(options)
    guard let matcher = wiring.interpreter.matcher(of: options.language) else {
      return ExitStatus.failure
    }
    let explanation = Explanation(matcher.understand(text))
    return Operator.tell(
      options.tellsJSON ? explanation.json : explanation.lines.joined(separator: "\n"))
  }
}
