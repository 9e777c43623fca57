extension Transcript {
  /// The folder it lies in.
  package var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether services have a part in it; without a word on them it plays as if there were no network.
  package var speaksOfServices: Bool {
    turns.contains { turn in
      if case .event(.net) = turn.stimulus { true } else { false }
    }
  }
}
