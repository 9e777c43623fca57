extension Grammar {
  /// More rules than these never lead from one to the next.
  private static let deepest = 64

  /// Refuses rules that lead on and on: each is followed to its end, as deep as it goes.
  ///
  /// Rules that lead back to themselves are another mistake, found elsewhere.
  func requireShallowRules() throws(IntentError) {
    // From those that lead nowhere on: in each round those that lead to nothing else any more.
    var left = rules.mapValues(\.ruleNames)
    for round in 0... {
      let ended = left.filter { $0.value.allSatisfy { left[$0] == nil } }.map(\.key)
      guard let name = ended.min() else { return }
      if round >= Self.deepest, let location = ruleLocations[name] {
        throw IntentError(.tooDeep, at: location, line: "rule <\(name)>")
      }
      for name in ended { left[name] = nil }
    }
  }
}
