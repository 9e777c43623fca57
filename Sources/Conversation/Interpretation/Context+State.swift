import Catalogs
package import Language

extension Context {
  /// What the matcher should know of a state.
  package init(_ state: State) {
    let here = state.place.catalog ?? state.focus.first?.catalog
    var circumstances: [String] = []
    circumstances.reserveCapacity(12)
    if let here { circumstances.append(here.rawValue) }
    // Who asks how many there are speaks of them, whatever is on show.
    if let counted = state.lastCommands.last?.countedCatalog {
      circumstances.append("counted")
      if counted != here { circumstances.append(counted.rawValue) }
    }
    if state.isOnRecord { circumstances.append("record") }
    if !state.lastCommands.isEmpty { circumstances.append("earlier") }
    if !state.shown.isEmpty { circumstances.append("list") }
    if !state.focus.isEmpty { circumstances.append("focus") }
    switch state.place {
    case .list(let query, _) where query.sort != nil: circumstances.append("ranked")
    case .comparison: circumstances.append("comparison")
    case .favourites, .favourite: circumstances.append("favourites")
    default: break
    }
    if state.recent.count > 1 { circumstances.append("pair") }
    if let fact = state.lastCommands.last?.factTold {
      circumstances.append("told")
      circumstances.append(fact.rawValue)
    }
    if let question = state.question {
      circumstances.append("question")
      // Whoever is asked which fish speaks of fish.
      let asked = Set(question.candidates.compactMap(\.item?.catalog))
      if asked.count == 1, let catalog = asked.first, catalog != here {
        circumstances.append(catalog.rawValue)
      }
    }
    if state.declined != nil { circumstances.append("declined") }
    if state.lastCommands.last?.catalogOverMany != nil { circumstances.append("many") }
    self.init(
      focus: state.pronounced.map { (ItemList.list(of: $0.catalog), $0.key) },
      circumstances: circumstances, preferred: here.map(ItemList.list), listed: Self.listed(state))
  }

  private static func listed(
    _ state: State
  ) -> (@Sendable (Int) -> (list: String, value: String)?)? {
    let (items, shown) = (state.itemsInView, state.shown)
    guard !items.isEmpty else { return nil }
    return { number in
      guard let id = items.entry(numbered: number) ?? shown.entry(numbered: number) else {
        return nil
      }
      return (ItemList.list(of: id.catalog), id.key)
    }
  }
}

extension State {
  /// What "the second one" is one of: the candidates of a question, things that are compared, the list last shown.
  var itemsInView: [ItemID] {
    if let question, question.kind == .which { return question.candidates.compactMap(\.item) }
    return compared ?? shown
  }

  /// The question that was closed last without any of its choices being taken, as long as no record and no list is spoken of.
  var declined: Question? {
    guard question == nil, !isOnRecord, let closed = closedQuestion, closed.kind == .which,
      !speaksOfList,
      !closed.candidates.contains(where: { $0.item == itemInFocus && $0.item != nil })
    else { return nil }
    return closed
  }

  private var speaksOfList: Bool {
    guard let last = lastCommands.last else { return false }
    return last.catalogOverMany != nil || last == .favourites
  }

  /// What pronouns may mean: whoever is asked which one speaks of one of these.
  fileprivate var pronounced: [ItemID] {
    guard let question, let first = question.candidates.first?.item,
      question.candidates.allSatisfy({ $0.item?.catalog == first.catalog })
    else { return focus }
    return [first] + focus.filter { $0.catalog != first.catalog }
  }

  /// The things that are compared, also while one of them is on show by itself.
  var compared: [ItemID]? {
    switch place {
    case .comparison(let items, _): return items
    case .item(let id) where !walksShown:
      for place in trail.reversed() {
        if case .comparison(let items, _) = place { return items.contains(id) ? items : nil }
        guard case .item = place else { return nil }
      }
      return nil
    default: return nil
    }
  }

  /// The things that are compared, as long as nothing else was spoken of since.
  var comparedLast: [ItemID]? {
    guard case .comparison(let items, _) = place else { return nil }
    return recent.first.map(items.contains) ?? true ? items : nil
  }

  /// Whether it was asked which of those that were compared has least.
  var comparesLeast: Bool {
    if case .compare(_, _, least: true)? = lastCommands.last { true } else { false }
  }

  /// Whether things were just compared, or spoken of one after the other.
  var speaksOfSeveral: Bool { areTogether || comparedLast != nil }

  /// Whether the two last spoken of are of one catalog.
  private var areTogether: Bool {
    recent.count > 1 && recent[0].catalog == recent[1].catalog
  }

  /// The records that one sentence spoke of last, else the two last spoken of, in that order; fewer than two are none.
  var together: [ItemID] {
    guard recent.count > 1 else { return [] }
    var said: [ItemID] = []
    for item in lastCommands.compactMap(\.item) where !said.contains(item) { said.append(item) }
    guard said.count > 1, !said.contains(where: \.isComing) else {
      return recent.prefix(2).reversed()
    }
    return Array(said.prefix(Self.recentLimit))
  }
}

extension State {
  /// Whether single records are spoken of, not a list or what was counted.
  var isOnRecord: Bool {
    guard let last = lastCommands.last, last.catalogOverMany == nil else { return false }
    if case .compare = last { return true }
    switch place {
    case .item, .favourite, .comparison: return true
    default: return last.item != nil
    }
  }

  /// The catalog that is spoken of: what was counted, else what is on show.
  var catalogSpokenOf: CatalogID? {
    lastCommands.last?.countedCatalog ?? place.catalog ?? focus.first?.catalog
  }
}

extension [ItemID] {
  /// An entry counted from 1, or from the end: −1 is the last.
  func entry(numbered number: Int) -> ItemID? {
    let index = number < 0 ? count + number : number - 1
    return indices.contains(index) ? self[index] : nil
  }
}

extension Place {
  /// The catalog a place belongs to, if it is one.
  var catalog: CatalogID? {
    switch self {
    case .list(let query, _): query.catalog
    case .item(let id), .favourite(let id): id.catalog
    case .search(_, let catalog, _): catalog
    case .comparison(let items, _): items.first?.catalog
    case .home, .favourites, .settings: nil
    }
  }
}

extension Command {
  /// The fact that it tells of a record, or asks about.
  var factTold: Fact? {
    switch self {
    case .fact(let fact, _): fact
    case .check(let filters, _): filters.first?.field
    default: nil
    }
  }

  /// Whether it tells something of one record.
  var tellsFact: Bool { factTold != nil }

  /// The catalog that it lists, counts or measures.
  var catalogOverMany: CatalogID? {
    switch self {
    case .list(let catalog, _, _, _), .filter(let catalog, _), .measure(_, _, let catalog, _):
      catalog
    case .count(let catalog, _): catalog
    default: nil
    }
  }

  /// The catalog that it counts or measures.
  var countedCatalog: CatalogID? {
    switch self {
    case .count(let catalog, _): catalog
    case .measure(_, _, let catalog, _): catalog
    default: nil
    }
  }
}
