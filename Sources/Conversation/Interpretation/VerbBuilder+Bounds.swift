import Catalogs
import Language

/// Bounds that do not say of what they are.
extension VerbBuilder {
  /// `bound`: a bound on what was bounded last, or on what its unit measures: "and less than 250", "at least 20 g".
  var bound: Built {
    guard
      let catalog = state.lastCommands.last?.countedCatalog ?? state.place.catalog
        ?? state.lastCommands.last?.catalogOverMany,
      let number = slot("n"), let value = number.single
    else { return .unfit }
    let group = boundedGroup(of: catalog)
    let old = group.last { ![.is, .not].contains($0.comparison) && $0.others.isEmpty }
    // "Make it 90" is bounded as it was.
    let said = slot("comparison")?.single.flatMap(Filter.Comparison.init)
    guard let comparison = said ?? old?.comparison else { return .unfit }
    let unit = Self.unit(among: builder.reading.slots) ?? old.flatMap { _ in unitSaidLast }
    let facts = unit.map { builder.library[catalog].facts(in: $0) }
    if let old, facts?.contains(old.field) ?? true {
      let name = Quantity(old.value)?.words ?? []
      let amount = unit.flatMap { self.amount(number, of: old.field, in: catalog, $0) }
      let bound = Filter(
        old.field, comparison, (name + [amount ?? value]).joined(separator: " "))
      // Milligrams are hardly meant of what was bounded in grams, where that leaves nothing.
      if amount == nil || tells(bound, in: catalog) { return bounding(catalog, bound) }
    }
    return bound(comparison, number, in: catalog, unit, facts ?? [])
  }

  /// The unit of the sentence before: after "over 50 kg", "under 100" is in kilograms too.
  private var unitSaidLast: SpokenUnit? {
    let last = builder.matcher.understand(state.lastUtterance).readings.first
    return last.flatMap { Self.unit(among: $0.slots.flatMap(\.leaves)) }
  }

  /// Whether a bound parts the records of a catalog: within it are some, but not all.
  private func tells(_ bound: Filter, in catalog: CatalogID) -> Bool {
    let all = builder.library[catalog]
    let fitting = all.positions(Query(catalog, filters: [bound])).count
    return fitting > 0 && fitting < all.count
  }

  /// A bound on the one fact that a unit may be said of; where it may be said of several, it is asked of what.
  ///
  /// No bound is meant that says nothing, because all records are within it, or none.
  private func bound(
    _ comparison: Filter.Comparison, _ number: Slot, in catalog: CatalogID, _ unit: SpokenUnit?,
    _ facts: [Fact]
  ) -> Built {
    guard let unit, let value = number.single, !facts.isEmpty else { return .unfit }
    let bounds = facts.map { fact in
      Filter(fact, comparison, amount(number, of: fact, in: catalog, unit) ?? value)
    }
    let telling = bounds.filter { tells($0, in: catalog) }
    let meant = telling.isEmpty ? bounds : telling
    return meant.count == 1 ? bounding(catalog, meant[0]) : .missing(.ofWhat)
  }

  private func boundedGroup(of catalog: CatalogID) -> [Filter] {
    if case .count(catalog, let counted)? = state.lastCommands.last { return counted ?? [] }
    return state.filters(on: catalog)
  }

  /// A bound on what was counted, else on the list.
  private func bounding(_ catalog: CatalogID, _ filter: Filter) -> Built {
    let change = FilterChange.only([filter])
    guard case .count(catalog, _)? = state.lastCommands.last else {
      return done(.filter(catalog, change))
    }
    return done(.count(catalog, filters: change.applied(to: boundedGroup(of: catalog))))
  }
}
