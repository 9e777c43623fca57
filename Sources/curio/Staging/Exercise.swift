import Catalogs
import Conversation
import Language
import Replay
import Synchronization
import Wires

/// What a conversation on a stage exercises, for coverage.
final class Exercise: Sendable {
  private let interpreter: Interpreter
  private let found = Mutex<[Coverage.Kind: [String]]>([:])

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  /// The same reading, which also notes the language, the intents and the templates that win.
  func listening(
    to understand: @escaping @Sendable (String, State) -> Interpretation
  ) -> @Sendable (String, State) -> Interpretation {
    { [self] text, state in
      note(text, state)
      return understand(text, state)
    }
  }

  private func note(_ text: String, _ state: State) {
    let language = state.settings.language ?? interpreter.languages.first ?? ""
    guard let matcher = interpreter.matcher(of: language) else { return }
    let understanding = matcher.understand(text, in: Context(state))
    let parts = understanding.parts.isEmpty ? [understanding] : understanding.parts
    let readings = parts.flatMap(\.readings)
    found.withLock { found in
      found[.languages, default: []].append(language)
      found[.intents, default: []] += readings.map { "\(language)/\($0.intent)" }
      found[.templates, default: []] += readings.filter { $0.method != .evidence }
        .map { "\($0.location.file):\($0.location.line)" }
    }
  }

  /// All that was exercised since this was asked last, with what is in the reply.
  func take(_ reply: Reply?) -> [Coverage.Kind: [String]] {
    var taken = found.withLock { found in
      defer { found = [:] }
      return found
    }
    guard let reply else {
      taken[.outcomes] = [Outcome.ignored.rawValue]
      return taken
    }
    taken[.commands] = reply.commands.map { CommandRecord($0).verb.rawValue }
    taken[.outcomes] = [reply.outcome.rawValue]
    taken[.replies] = reply.blocks.map(Self.name)
    taken[.sentences] = reply.blocks.compactMap { block in
      if case .sentence(let sentence) = block { Self.name(of: sentence) } else { nil }
    }
    taken[.fields] = reply.commands.flatMap { command in
      let record = CommandRecord(command)
      return record.filters.compactMap { filter in
        record.catalog.map { "\($0.rawValue).\(filter.field.rawValue)" }
      }
    }
    return taken
  }

  /// The name of a case, without what it carries.
  private static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}
