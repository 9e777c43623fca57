import Catalogs
import Language

/// What goes on from a fact that was told, or from values that were ranked.
extension VerbBuilder {
  /// `told monsters {where}`: the fact told last once more, of others of a name or of the same record; else a filter.
  ///
  /// After "can it swim", "and fly" asks the same of the same; after "how many episodes is he in", "and summer" of another.
  var told: Built {
    guard let catalog else { return .missing(.list) }
    guard case .fact(let fact, let id)? = state.lastCommands.last, id.catalog == catalog else {
      return filter
    }
    let filters = filters(of: catalog)
    if filters.isEmpty {
      return Self.openFacts.contains(fact) ? done(.fact(fact, id)) : .unfit
    }
    if filters.allSatisfy({ $0.field == .name && $0.isPlain && $0.comparison == .is }) {
      return told(fact, ofThoseLike: filters, in: catalog)
    }
    return filters.allSatisfy { $0.fields == [fact] } ? done(.fact(fact, id)) : filter
  }

  /// Facts of which a value is asked by its bare name: "and fire?".
  private static let openFacts: Set<Fact> = [
    .resistances, .immunities, .vulnerabilities, .conditionImmunities, .languages, .senses, .skills,
  ]

  private func told(_ fact: Fact, ofThoseLike filters: [Filter], in catalog: CatalogID) -> Built {
    let ids = builder.library[catalog].select(Query(catalog, filters: filters)).map(\.id)
    guard !ids.isEmpty else { return .unfit }
    let candidates = ids.map { Question.Candidate(commands: [.fact(fact, $0)], item: $0) }
    return candidates.count == 1
      ? done(.fact(fact, ids[0])) : .ask(candidates, total: candidates.count)
  }

  /// `fact {fishFact} of most fish`: a fact of the one that has most of another, in the list on show.
  func factOfMost(_ fact: Fact) -> Built {
    guard let catalog, let sort else { return .missing(.focus) }
    let filters = state.list?.catalog == catalog ? state.filters(on: catalog) : []
    let top = builder.library[catalog].select(Query(catalog, filters: filters, sort: sort)).first
    return top.map { done(.fact(fact, $0.id)) } ?? .missing(.focus)
  }

  /// `ranked`: the records that have the value told first of those that were ranked.
  var ranked: Built {
    guard case .measure(let measure, let fact, of: let catalog, let old)? = state.lastCommands.last,
      [.mostCommon, .leastCommon].contains(measure)
    else { return .unfit }
    let filters = old ?? state.filters(on: catalog)
    let items = builder.library[catalog].select(Query(catalog, filters: filters))
    let ranks = builder.library[catalog].ranks(of: fact, among: items, measure)
    guard let first = ranks.first else { return .unfit }
    return done(.list(catalog, filters: filters + [Filter(fact, .is, first.value)], sort: nil))
  }
}
