/// Whether workflows can go on from a state; from what the reducer makes they always can.
extension State {
  /// More commands than these are no answer to a question.
  static let mostCommands = 50
  private static let offsets = 0...100_000

  var isPossible: Bool {
    trail.count <= State.trailLimit && misses >= 0 && settings.isPossible
      && ([place] + trail).allSatisfy { State.offsets.contains($0.offset) && $0.isPossible }
      && question?.isPossible ?? true && closedQuestion?.isPossible ?? true
      && undoable?.isPossible ?? true
  }
}

extension Place {
  /// Nothing is compared with itself alone.
  fileprivate var isPossible: Bool {
    if case .comparison(let items, _) = self { items.count > 1 } else { true }
  }
}

extension Question {
  private static let mostCandidates = 50
  private static let mostOpen = 50

  fileprivate var isPossible: Bool {
    !candidates.isEmpty && candidates.count + rest.count <= Question.mostCandidates && total >= 0
      && further.count <= Question.mostOpen
      && further.allSatisfy { !$0.items.isEmpty && $0.items.count <= Question.mostCandidates }
      && (candidates + rest).allSatisfy(\.further.isEmpty)
      && (candidates + rest).allSatisfy { $0.commands.count <= State.mostCommands }
  }
}

extension Change {
  fileprivate var isPossible: Bool {
    if case .settings(let before) = self { before.isPossible } else { true }
  }
}

extension Settings {
  fileprivate var isPossible: Bool { width.map(Workflow.widths.contains) ?? true }
}
