package import Catalogs

extension English {
  package func phrase(_ stretch: Stretch, in catalog: CatalogID) -> String {
    let (low, high) = (stretch.low, stretch.high)
    let range = range(stretch)
    switch FilterNoun(low.field, in: catalog) {
    case .after(let noun): return "\(range) \(noun)"
    case .before(let noun): return "\(noun) \(range)"
    case .time:
      return stretch.isClosed
        ? "from \(range)" : "\(phrase(low, in: catalog)) but \(phrase(high, in: catalog))"
    case nil:
      let name = Quantity(low.value)?.words.joined(separator: " ") ?? ""
      return "\(name.isEmpty ? inSentence(low.field, in: catalog) : name) \(range)"
    }
  }

  /// Both ends: "80 to 100", "over 80 but under 100".
  private func range(_ stretch: Stretch) -> String {
    let (low, high) = (end(stretch.low), end(stretch.high))
    if stretch.isClosed { return "\(low) to \(high)" }
    let first = Self.bounds[stretch.low.comparison] ?? ""
    return "\(first) \(low) but \(Self.bounds[stretch.high.comparison] ?? "") \(high)"
  }

  /// The value of a bound, without the name of what it bounds.
  private func end(_ bound: Filter) -> String {
    guard let quantity = Quantity(bound.value), !quantity.words.isEmpty else {
      return value(of: bound)
    }
    return number(quantity.number)
  }
}
