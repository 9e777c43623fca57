extension Transcript {
  /// Whether services have a part in it; without a word on them it plays as if there were no network.
  package var speaksOfServices: Bool {
    turns.contains { turn in
      if case .event(.net) = turn.stimulus { true } else { false }
    }
  }
}
