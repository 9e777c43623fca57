import Catalogs

/// Records beside each other.
extension Workflow {
  /// Over one fact, or over all that can be compared; different catalogs meet only in the facts they share.
  func compare(_ ids: [ItemID], by fact: Fact?, least isLeast: Bool = false) -> [Action] {
    var distinct: [ItemID] = []
    for id in ids where !distinct.contains(id) { distinct.append(id) }
    guard distinct.count > 1 else { return missing(.comparison) }
    var items: [Item] = []
    for id in distinct {
      guard let item = library[id] else { return absent(id) }
      items.append(item)
    }
    return compare(items, by: fact, least: isLeast)
  }

  private func compare(_ items: [Item], by fact: Fact?, least isLeast: Bool) -> [Action] {
    let catalogs = items.reduce(into: [CatalogID]()) { seen, item in
      if !seen.contains(item.id.catalog) { seen.append(item.id.catalog) }
    }
    let isMixed = catalogs.count > 1
    let shared = comparableFacts(of: catalogs)
    guard let fact else {
      if isMixed { return [.telling(.incomparable(items, by: nil, shared: shared))] }
      let facts = shared.filter { fact in items.contains { $0[fact] != nil } }
      return [.telling(.compared(Comparison(items: items, facts: facts), by: nil))]
    }
    guard catalogs.allSatisfy({ library[$0].spec(of: fact) != nil }) else {
      return [.telling(.incomparable(items, by: fact, shared: isMixed ? shared : []))]
    }
    guard items.contains(where: { $0[fact] != nil }) else {
      return items.map { .telling(.factLacking(fact, $0)) }
    }
    let winner = isMixed ? nil : Comparison.winner(of: items, by: fact, least: isLeast)
    let comparison = Comparison(items: items, facts: [fact], winner: winner, isLeast: isLeast)
    return [.telling(.compared(comparison, by: fact))]
  }

  /// Facts that records of all these catalogs can be set against each other by, in the order of the first one's card.
  ///
  /// Numbers say most; a catalog that has hardly any is compared by its words as well.
  private func comparableFacts(of catalogs: [CatalogID]) -> [Fact] {
    let facts = catalogs.map { catalog in
      let specs = library[catalog].facts.filter { !Workflow.repeated.contains($0.fact) }
      let numbers = specs.filter { $0.use == .ordered }
      return (numbers.count > 2 ? numbers : specs.filter { $0.use != .plain }).map(\.fact)
    }
    guard let first = facts.first else { return [] }
    return first.filter { fact in facts.allSatisfy { $0.contains(fact) } }
  }

  /// Facts that stand in the head of a comparison, or are part of another fact.
  private static let repeated: Set<Fact> = [.name, .title, .year, .month, .episodeCount, .gallery]
}

extension Comparison {
  /// The one that has most of a fact, or least; nobody when two have as much or none is known by number.
  static func winner(of items: [Item], by fact: Fact, least isLeast: Bool) -> ItemID? {
    let amounts = items.compactMap { item in
      item.number(fact).map { (id: item.id, amount: $0) }
    }
    guard amounts.count > 1,
      let end = isLeast ? amounts.map(\.amount).min() : amounts.map(\.amount).max()
    else { return nil }
    let winners = amounts.filter { $0.amount == end }
    return winners.count == 1 ? winners.first?.id : nil
  }
}
