import Catalogs

/// Answers that many workflows give when there is nothing to do.
extension Workflow {
  /// The command leans on something that is not there.
  func missing(_ what: Missing) -> [Action] {
    [.hearing(.contextMissing(what))]
  }

  /// A catalog without records, which only an unfinished import leaves behind.
  func nothing(in catalog: CatalogID) -> [Action] { show(Query(catalog)) }

  func outOfRange(_ number: Int, of subject: RangeSubject, _ range: ClosedRange<Int>) -> [Action] {
    let range = OutOfRange(
      String(number), of: subject, low: String(range.lowerBound), high: String(range.upperBound))
    return [.hearing(.outOfRange(range))]
  }
}
