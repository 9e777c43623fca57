package import Catalogs

/// What is worked out of what many records have of one fact.
package enum Measure: String, CaseIterable, Codable, Hashable, Sendable {
  case average, median, total, lowest, highest
  /// Which value most records share, or fewest.
  case mostCommon, leastCommon
  /// How many of a hundred records of the catalog there are of them.
  case share

  /// The figure for some numbers; nil when there are none, or when it is none of numbers.
  package func figure(of numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    switch self {
    case .average: return numbers.reduce(0, +) / Double(numbers.count)
    case .median:
      let ordered = numbers.sorted()
      let middle = ordered.count / 2
      return ordered.count % 2 == 1
        ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
    case .total: return numbers.reduce(0, +)
    case .lowest: return numbers.min()
    case .highest: return numbers.max()
    case .mostCommon, .leastCommon, .share: return nil
    }
  }
}

/// A measure that was taken: of which fact, over which records.
package struct Measured: Hashable, Codable, Sendable {
  package let measure: Measure
  package let fact: Fact
  package let catalog: CatalogID
  package let filters: [Filter]
  /// Records that have a number of this fact.
  package let count: Int
  /// Nil when no record has one.
  package let figure: Double?
  package let unit: Unit
}
