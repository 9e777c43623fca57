import Catalogs
import Language

/// Several sentences in one: "show the lich and read it", "favourite cod and haddock".
extension Reading {
  /// What some parts come to together, after the commands of those before them.
  private enum Joined {
    case commands([Command], mended: [String])
    case ask([Question.Candidate], total: Int)
    /// One of them comes to nothing, and so do all.
    case none(Built)
  }

  /// All parts or none of them; a part that asks makes the whole ask, and what is chosen goes with the rest.
  func compound(_ reasoning: Reasoning) -> Interpretation {
    let built: Built =
      switch join(understanding.parts[...], after: [], state) {
      case .commands(let commands, let mended): .commands(commands, mended: mended)
      case .ask(let candidates, let total): .ask(candidates, total: total)
      case .none(let built): built
      }
    return built.interpretation(reasoning, edited: false, example: { nil }, nearest: nearest)
  }

  private func join(
    _ parts: ArraySlice<Understanding>, after commands: [Command], _ state: State
  ) -> Joined {
    guard let part = parts.first else { return .commands(commands, mended: []) }
    let rest = parts.dropFirst()
    switch merge(part.built(in: Surroundings(state), library, matcher)) {
    case .commands(let more, let mended):
      let next = going(on: more, of: part, after: commands, state)
      let joined = join(rest, after: commands + next, state.speaking(of: next.last?.item))
      guard case .commands(let all, let others) = joined else { return joined }
      return .commands(all, mended: mended + others)
    case .ask(let candidates, let total):
      var ways: [Question.Candidate] = []
      for candidate in candidates where candidate.further.isEmpty {
        let next = going(on: candidate.commands, of: part, after: commands, state)
        switch join(rest, after: commands + next, state.speaking(of: candidate.item)) {
        case .commands(let all, _):
          ways.append(Question.Candidate(commands: all, item: candidate.item))
        case .ask(let further, _):
          ways.append(Question.Candidate(commands: [], item: candidate.item, further: further))
        case .none(let built): return .none(built)
        }
      }
      return .ask(ways, total: total)
    case let built: return .none(built)
    }
  }

  /// A bare name or number behind a question or a wish goes on with it: "favourite the lich and the ghoul".
  private func going(
    on commands: [Command], of part: Understanding, after before: [Command], _ state: State
  ) -> [Command] {
    guard part.isBareName, let last = before.last else { return commands }
    var item = commands.last?.item
    if case .open(let number)? = commands.last { item = state.shown.entry(numbered: number) }
    return item.flatMap { last.replacing(with: $0) }.map { [$0] } ?? commands
  }
}

extension State {
  /// The state in which a thing is spoken of.
  fileprivate func speaking(of item: ItemID?) -> State {
    guard let item else { return self }
    var next = self
    next.focus.insert(item, at: 0)
    return next
  }
}

extension Understanding {
  fileprivate func built(
    in surroundings: Surroundings, _ library: Library, _ matcher: Matcher
  ) -> [Built] {
    readings.map { CommandBuilder($0, surroundings, library, matcher).built }
  }

  /// Whether a name or a number is all that was said.
  fileprivate var isBareName: Bool {
    guard let reading = readings.first, let slot = reading.slots.first, reading.slots.count == 1
    else { return false }
    switch reading.does.first {
    case .word("show"): return reading.template == "{\(slot.name)}" || reading.isBareNumber(slot)
    case .word("open"): return slot.range == reading.tokens.indices
    default: return false
    }
  }
}

extension Language.Reading {
  /// Whether only what it is a number of stands before it: "comic 2".
  fileprivate func isBareNumber(_ slot: Slot) -> Bool {
    guard case .number = slot.value else { return false }
    return slot.range.upperBound == tokens.count && slot.range.lowerBound <= 1
      && does.contains(.word("comic"))
  }
}
