/// What an action says of how well an utterance was understood.
extension Action {
  /// The outcome of an utterance to which nothing else happened; `last` is the reply that is said once more, if it is.
  func outcome(repeating last: Reply?) -> Outcome {
    switch self {
    case .hearing(let action): action.outcome
    case .browsing(let action): action.outcome
    case .telling(let action): action.outcome
    case .talking(let action): action.outcome(repeating: last)
    case .favouring(.clearingAsked): .ask
    case .setting(.languageUnknown): .partly
    case .failed: .failed
    case .favouring, .filtering, .setting, .fetching: .understood
    }
  }
}

extension HearingAction {
  fileprivate var outcome: Outcome {
    switch self {
    case .understood(_, let mended): mended.isEmpty ? .understood : .corrected
    case .asked: .ask
    case .nameUnknown, .contextMissing: .partly
    case .outOfRange: .outOfRange
    case .notUnderstood: .unknown
    case .heard, .settled, .questionClosed: .understood
    }
  }
}

extension BrowsingAction {
  fileprivate var outcome: Outcome {
    switch self {
    case .comicMissing: .outOfRange
    case .itemMissing, .nothingFound: .partly
    default: .understood
    }
  }
}

extension TellingAction {
  fileprivate var outcome: Outcome {
    switch self {
    case .factForeign, .incomparable: .partly
    default: .understood
    }
  }
}

extension TalkingAction {
  fileprivate func outcome(repeating last: Reply?) -> Outcome {
    switch self {
    case .topicUnknown: .partly
    case .repeated, .readAloud(lastReply: true):
      // What was mended is not mended again.
      last?.outcome == .corrected ? .understood : last?.outcome ?? .understood
    default: .understood
    }
  }
}

extension Outcome {
  /// The outcome that says most about what a person should do next.
  static func weightiest(of outcomes: some Sequence<Outcome>) -> Outcome {
    outcomes.max { $0.weight < $1.weight } ?? .understood
  }

  private var weight: Int {
    switch self {
    case .understood: 0
    case .corrected: 1
    case .ignored: 2
    case .ask: 3
    case .partly: 4
    case .outOfRange: 5
    case .unknown: 6
    case .failed: 7
    }
  }
}
