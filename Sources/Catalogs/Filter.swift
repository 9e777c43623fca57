/// One tag that narrows a list: a fact, a comparison and a value as the person named it.
package struct Filter: Codable, Hashable, Sendable {
  /// How a fact is compared: `is` and `not` for words, the others for numbers and dates.
  ///
  /// `min` and `max` include their bound, `over` and `under` do not.
  package enum Comparison: String, CaseIterable, Codable, Hashable, Sendable {
    case `is`, not, min, max, under, over

    /// What fits exactly those that this does not: not over is at most.
    package var opposite: Comparison {
      switch self {
      case .is: .not
      case .not: .is
      case .min: .under
      case .max: .over
      case .under: .min
      case .over: .max
      }
    }
  }

  package let field: Fact
  package let comparison: Comparison
  package let value: String
  /// Tags of which any may fit in its place: "undead or evil".
  package let others: [Filter]

  package init(
    _ field: Fact, _ comparison: Comparison, _ value: String, or others: [Filter] = []
  ) {
    self.field = field
    self.comparison = comparison
    self.value = value
    self.others = others
  }
}
