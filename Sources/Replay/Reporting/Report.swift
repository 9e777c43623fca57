/// A way to tell results, piece by piece, in their order.
protocol Report {
  /// What comes before the first of so many results.
  mutating func begin(count: Int) -> String
  mutating func tell(_ result: CaseResult) -> String
  /// What comes after the last; remarks are lines about all of them.
  mutating func end(_ tally: Tally, remarks: String) -> String
}
