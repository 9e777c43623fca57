import Catalogs
import Language

/// What goes on from a fact that was told, or from values that were ranked.
extension VerbBuilder {
  /// `told monsters`: the fact told last once more, of others of a name or else of the same record.
  ///
  /// After "can it swim", "and fly" asks the same of the same; after "how many episodes is he in", "and summer" of another.
  var told: Built {
    guard let catalog, let last = state.lastCommands.last, let fact = last.factTold,
      let id = last.item, id.catalog == catalog
    else { return .unfit }
    if let term = slot("term")?.single { return done(.check([Filter(fact, .is, term)], id)) }
    let tags = filters(of: catalog)
    if tags.contains(where: { $0.field == .name }) {
      return told(last, ofThoseLike: tags, in: catalog)
    }
    // "And legendary actions" wants to hear them; "and dragons" is about others.
    if tags.count < 2, tags.first?.value ?? "any" == "any" {
      return done(.fact(tags.first?.field ?? fact, id))
    }
    let speaksOfOthers = tags.allSatisfy { Self.kinds.contains($0.field) }
    return speaksOfOthers && !Self.kinds.contains(fact) ? .unfit : done(.check(tagsAsked, id))
  }

  private func told(
    _ command: Command, ofThoseLike filters: [Filter], in catalog: CatalogID
  ) -> Built {
    let ids = builder.library[catalog].select(Query(catalog, filters: filters)).map(\.id)
    return ids.isEmpty ? .unfit : told(command, of: ids)
  }

  private func told(_ command: Command, of ids: [ItemID]) -> Built {
    let candidates = ids.compactMap { id in
      command.replacing(with: id).map { Question.Candidate(commands: [$0], item: id) }
    }
    return candidates.count == 1
      ? .commands(candidates[0].commands, mended: builder.mended)
      : .ask(candidates, total: candidates.count)
  }

  /// `fact {fishFact} of most fish`: a fact of the one that has most of another, of several that have as much
  /// the one that is meant.
  func factOfMost(_ fact: Fact) -> Built {
    guard let catalog, let sort else { return .missing(.focus) }
    var filters = filters(of: catalog)
    if filters.isEmpty, state.list?.catalog == catalog { filters = state.filters(on: catalog) }
    let items = builder.library[catalog].select(Query(catalog, filters: filters, sort: sort))
    guard let top = items.first, let most = top.number(sort.field) else { return .missing(.focus) }
    let ids = items.prefix { $0.number(sort.field) == most }.map(\.id)
    return told(.fact(fact, top.id), of: ids)
  }

  /// `ranked`: the records that have the value told first of those that were ranked.
  var ranked: Built {
    guard let catalog = state.lastCommands.last?.countedCatalog, let tags = rankedFirst else {
      return .unfit
    }
    return done(.list(catalog, filters: tags, sort: nil))
  }

  /// The tags of those that have the value told first; nil where none was.
  var rankedFirst: [Filter]? {
    guard case .measure(let measure, let fact, of: let catalog, let old)? = state.lastCommands.last,
      [.mostCommon, .leastCommon].contains(measure)
    else { return nil }
    let filters = old ?? state.filters(on: catalog)
    let items = builder.library[catalog].select(Query(catalog, filters: filters))
    let ranks = builder.library[catalog].ranks(of: fact, among: items, measure)

    return ranks.first.map { filters + [Filter(fact, .is, $0.value)] }
  }
}
