import Catalogs
import Conversation
import Host
import Language

/// `curio intents check`, `compile [DIR]`, `sample [INTENT]` and `explain TEXT`: for authors of intents files.
struct IntentsCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ task: [String]) -> Int32 {
    do throws(WiringError) {
      switch (task.first, task.count) {
      case ("check", 1): return try check()
      case ("compile", 1...2): return try compile(into: task.dropFirst().first ?? Self.compiled)
      case ("sample", 1...): return try sample(task.dropFirst().first)
      case ("explain", 2...): return try explain(task.dropFirst().joined(separator: " "))
      default:
        Operator.complain(
          "curio: usage: curio intents check|compile [DIR]|sample [INTENT]|explain TEXT")
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
        yielding: Interpreter.yieldingVerbs, rules: Interpreter.rules
      ).problems()
    }
    if problems.isEmpty {
      return Operator.tell(OperatorText.count(files.count, "file", "files") + ", no problems")
    }
    _ = Operator.tell(problems.map(\.text).joined(separator: "\n"))
    return ExitStatus.failure
  }

  /// Where the compiled intents are kept in the sources.
  private static let compiled = "Sources/CAssets/compiled"

  /// Writes the intents of each language in the form that the next build takes in.
  private func compile(into folder: String) throws(WiringError) -> Int32 {
    let files = try Wiring.intents(options.intentsFolder)
    for language in IntentFiles.languages(of: files) {
      let path = "\(folder)/\(language).matcher"
      let bytes = try compiled(files.filter { $0.name.hasPrefix(language + "/") })
      do throws(FileFailure) {
        try AtomicFile.write(bytes, to: path)
      } catch {
        throw .unwritable(path, OperatorText.sentence(error))
      }
      Operator.tell("\(path): \(bytes.count) bytes")
    }
    return ExitStatus.success
  }

  private func compiled(_ files: [SourceFile]) throws(WiringError) -> [UInt8] {
    do throws(IntentError) {
      return try CompiledIntents.make(of: files)
    } catch {
      throw .badIntents(error)
    }
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
