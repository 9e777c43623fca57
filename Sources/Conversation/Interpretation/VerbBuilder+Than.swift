import Catalogs
import Language

/// Things that have more or less of something than one thing has.
extension VerbBuilder {
  /// `than fish {fish} {fishMore}`: "anything bigger", "monsters stronger than a lich".
  ///
  /// Of things that were just compared, one is asked for: "which has more fat".
  var than: Built {
    if arguments.first == "again" { return thanAgain }
    if let items = state.comparedLast, items.count > 1,
      builder.reading.slots.allSatisfy({ ItemList.catalog(of: $0.list) == nil || $0.isFromContext })
    {
      return by.map { done(.compare(items, by: $0, least: isLeast)) } ?? .missing(.comparison)
    }
    guard let item = item ?? state.itemInFocus else { return .missing(.focus) }
    if let told = toldLast(beside: item) { return told }
    return than(item)
  }

  /// "Higher than the unicorn?", after a fact of another one was told: these two beside each other.
  private func toldLast(beside item: ItemID) -> Built? {
    guard let more, Fact.named(String(more.prefix { $0 != "." })) == nil,
      case .fact(let fact, let told)? = state.lastCommands.last, told.catalog == item.catalog,
      told != item
    else { return nil }
    return done(.compare([told, item], by: fact, least: isLeast))
  }

  /// `than again {thing}`: the last comparison with another thing: "and than a goblin".
  private var thanAgain: Built {
    guard let item else { return .unfit }
    switch state.lastCommands.last {
    case .compare(let items, let fact, let isLeast)?
    where items.first.map { $0 != item } ?? false:
      return done(.compare([items[0], item], by: fact, least: isLeast))
    case .list(item.catalog, let filters?, let sort, _)? where filters.count == 1:
      guard let value = builder.library[item]?.bound(filters[0].field),
        [.over, .under].contains(filters[0].comparison)
      else { return .unfit }
      let filter = Filter(filters[0].field, filters[0].comparison, value)
      return done(.list(item.catalog, filters: [filter], sort: sort))
    default: return .unfit
    }
  }

  func than(_ id: ItemID) -> Built {
    guard let fact = by, let isMore else { return .missing(.comparison) }
    let value = builder.library[id]?.bound(fact)
    guard let value else { return done(.fact(fact, id)) }
    let filter = Filter(fact, isMore ? .over : .under, value)
    // `… here`: of what is spoken of: "but weaker than a lich".
    if isHere, isOpen(id.catalog) { return changing(id.catalog, narrowing(id.catalog, [filter])) }
    let sort = Query.Sort(fact, descending: !isMore)
    return done(.list(id.catalog, filters: [filter], sort: sort))
  }

  /// The fact that a comparison is over.
  var by: Fact? {
    if let fact = slot("by")?.single.flatMap(Fact.named) { return fact }
    if let more {
      let fact = Fact.named(String(more.prefix { $0 != "." }))
      // "Which is higher" is about what the things were compared by.
      guard fact == nil else { return fact }
      if case .comparison(_, by: let last) = state.place { return last }
      return state.lastCommands.last?.factTold
    }
    return arguments.last.flatMap(Fact.named)
  }

  /// Whether the one that has least is asked for.
  var isLeast: Bool {
    if let isMore { return !isMore }
    return slot("most").map { $0.single == "asc" } ?? (sort?.descending == false)
  }

  /// Whether more of it is wanted, or less.
  private var isMore: Bool? { more.map { !$0.hasSuffix(".less") } }

  private var more: String? {
    builder.reading.slots.first { $0.name.hasSuffix("More") }?.single
  }
}

extension Item {
  /// Its own value as a bound for others: a number, or a size in words.
  fileprivate func bound(_ fact: Fact) -> String? {
    if fact == .size, let size = self[fact]?.labels.first, Double(size) == nil { return size }
    return number(fact).map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
  }
}
