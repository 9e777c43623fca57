import Catalogs

/// Yes and no to a question that is open, and why an answer came out as it did.
extension Workflow {
  /// Only a question with one candidate can be answered by yes.
  func yes() async -> [Action] {
    guard let question = state.question else { return [.talking(.nothingAsked)] }
    guard question.candidates.count == 1, let candidate = question.candidates.first else {
      let items = question.candidates.compactMap(\.item).compactMap { library[$0] }
      return [.hearing(.asked(question, items, hidden: nil))]
    }
    // Answered, so that no candidate can be a yes to itself.
    var state = state
    if candidate.commands.contains(.yes) || candidate.commands.contains(.retry) {
      state.question = nil
    }
    return await Workflow(state: state, world: world, key: key, trace: trace)
      .run(candidate.commands)
  }

  func no() -> [Action] {
    [.talking(state.question == nil ? .nothingAsked : .questionDropped)]
  }

  func why() -> [Action] {
    guard !state.reasoning.lines.isEmpty else { return [.talking(.nothingToExplain)] }
    return [.talking(.reasonsGiven(state.reasoning))]
  }
}
