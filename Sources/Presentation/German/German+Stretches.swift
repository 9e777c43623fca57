package import Catalogs

extension German {
  package func phrase(_ stretch: Stretch, in catalog: CatalogID) -> String {
    let (low, high) = (stretch.low, stretch.high)
    let range = range(stretch, in: catalog)
    switch GermanMeasure(low.field, in: catalog) {
    case .after(let noun): return "\(range) \(noun)"
    case .before(let noun): return "\(noun) \(range)"
    case .time:
      guard stretch.isClosed else {
        return "\(phrase(low, in: catalog)) und \(phrase(high, in: catalog))"
      }
      // A day has an article, a month and a year have none.
      let isDay = low.field == .date && low.value.utf8.count == Self.lengthOfDay
      return isDay
        ? "vom \(value(of: low)) bis zum \(value(of: high))" : "von \(range)"
    case nil:
      let name = Quantity(low.value)?.words.joined(separator: " ") ?? ""
      let noun =
        name.isEmpty ? inSentence(low.field, in: catalog) : term(name, of: low.field, in: catalog)
      return "\(noun) \(range)"
    }
  }

  private static let lengthOfDay = "2012-12-24".utf8.count

  /// Both ends: "80 bis 100", "über 80 und unter 100".
  private func range(_ stretch: Stretch, in catalog: CatalogID) -> String {
    let (low, high) = (end(stretch.low, in: catalog), end(stretch.high, in: catalog))
    if stretch.isClosed { return "\(low) bis \(high)" }
    let first = Self.bounds[stretch.low.comparison] ?? ""
    return "\(first) \(low) und \(Self.bounds[stretch.high.comparison] ?? "") \(high)"
  }

  /// The value of a bound, without the name of what it bounds.
  private func end(_ bound: Filter, in catalog: CatalogID) -> String {
    if let quantity = Quantity(bound.value), !quantity.words.isEmpty {
      return number(quantity.number)
    }
    let value = value(of: bound)
    return GermanMeasure(bound.field, in: catalog) == nil
      ? term(value, of: bound.field, in: catalog) : value
  }
}
