import Catalogs
import Language

/// The group that is spoken of: what was counted or measured last, else the list on show.
extension VerbBuilder {
  /// The tags of what was counted or measured last, where it is of a catalog.
  func counted(_ catalog: CatalogID) -> [Filter]? {
    switch state.lastCommands.last {
    case .measure where isHere: rankedFirst ?? measured(catalog)
    case .count(catalog, let filters): filters ?? state.filters(on: catalog)
    default: measured(catalog)
    }
  }

  private func measured(_ catalog: CatalogID) -> [Filter]? {
    guard case .measure(_, _, of: catalog, let filters)? = state.lastCommands.last else {
      return nil
    }
    return filters ?? state.filters(on: catalog)
  }

  /// The group that is spoken of beside any list: those that a question is about, else those of a count that began it.
  func opened(_ catalog: CatalogID) -> [Filter]? {
    if let asked = asked(about: catalog) { return [asked] }
    if isOnShow(catalog) { return nil }
    let isOfFound = isHere || verb == "filter" && arguments.contains("open")
    return counted(catalog) ?? (isOfFound ? found(in: catalog).map { [$0] } : nil)
  }

  func isOnShow(_ catalog: CatalogID) -> Bool {
    if case .list(let query, _) = state.place { query.catalog == catalog } else { false }
  }

  /// Whether a group of a catalog is spoken of, so that more is said of it.
  func isOpen(_ catalog: CatalogID) -> Bool { isOnShow(catalog) || counted(catalog) != nil }

  /// The tags that are on; where they left nothing, those of the list that they were said of, or none.
  func tags(on catalog: CatalogID) -> [Filter] {
    beforeNothing(catalog) ?? state.filters(on: catalog)
  }

  /// The tags of the list that was narrowed until nothing was left of it; nil where something is left.
  ///
  /// Whoever changes the tags themselves ("only huge") goes on with those that are on.
  private func beforeNothing(_ catalog: CatalogID) -> [Filter]? {
    guard case .list(let query, _) = state.place, query.catalog == catalog, state.shown.isEmpty,
      verb != "filter", isNothing(catalog, query.filters)
    else { return nil }
    let said = query.filters.flatMap(\.parts)
    for case .list(let before, _) in state.trail.reversed()
    where before.catalog == catalog && !isNothing(catalog, before.filters)
      && before.filters.flatMap(\.parts).allSatisfy(said.contains)
    {
      return before.filters
    }
    return []
  }

  /// The tags of the list on show; where it shows only the first few, these are one of them.
  func listed(_ catalog: CatalogID) -> [Filter] {
    asked(about: catalog).map { [$0] } ?? tags(on: catalog) + few(of: catalog)
  }

  /// Those on show, where they are the first few of more.
  func few(of catalog: CatalogID) -> [Filter] {
    guard case .list(let query, _) = state.place, query.catalog == catalog, query.limit != nil
    else { return [] }
    let shown = state.shown.map { Filter(.key, .is, $0.key) }
    return Filter(anyOf: shown).map { [$0] } ?? []
  }

  /// Those of a catalog that were found and are asked about: whoever ranks or narrows them has not chosen yet.
  private func asked(about catalog: CatalogID) -> Filter? {
    guard let question = state.question, question.kind == .which,
      question.total <= question.choices.count, !beginning.isAnew
    else { return nil }
    let items = question.choices.compactMap(\.item).filter { $0.catalog == catalog }
    return Filter(anyOf: items.map { Filter(.key, .is, $0.key) })
  }

  private var beginning: Beginning {
    let reading = builder.reading
    return Beginning(reading: reading, tokens: reading.tokens, matcher: builder.matcher)
  }

  /// The tags of a group without tags of its own: nil where those that are on say it.
  func whole(_ catalog: CatalogID) -> [Filter]? {
    if let found = found(in: catalog) { return [found] }
    return opened(catalog) ?? beforeNothing(catalog)
      ?? (few(of: catalog).isEmpty ? nil : listed(catalog))
  }

  /// What was looked for in a catalog, as a tag on its names, where these hold it.
  private func found(in catalog: CatalogID) -> Filter? {
    guard case .search(let text, let searched, _) = state.place, searched ?? catalog == catalog
    else { return nil }
    let tag = Filter(.name, .is, text)
    return isNothing(catalog, [tag]) ? nil : tag
  }

  /// A change of the group: of the list on show, or to a list of what was counted.
  func changing(_ catalog: CatalogID, _ change: FilterChange) -> Built {
    guard let group = opened(catalog) ?? beforeNothing(catalog) else {
      return done(.filter(catalog, change))
    }
    let changed = change.applied(to: group)
    let anew = change.applied(to: [])
    // "And Morty", while it is asked which Rick: none of these is meant.
    let isOfOthers = asked(about: catalog) != nil && isInPassing && isNothing(catalog, changed)
    return done(.list(catalog, filters: isOfOthers ? anew : changed, sort: nil))
  }

  /// What fits these as well; said anew of the same fact, and not "of them", it takes the place of what was said before.
  func narrowing(_ catalog: CatalogID, _ filters: [Filter]) -> FilterChange {
    let group = opened(catalog) ?? tags(on: catalog)
    let isAnew =
      !isHere
      && filters.contains { tag in
        tag.comparison != .not && group.contains(where: tag.asksTheSame)
      }
    let tags = few(of: catalog) + filters
    return isAnew && !adds(filters, in: catalog) ? .only(tags) : .narrow(tags)
  }

  /// Whether tags go beside those of the same fact: what can fly is wanted to swim as well.
  func adds(_ filters: [Filter], in catalog: CatalogID) -> Bool {
    let group = opened(catalog) ?? tags(on: catalog)
    return !filters.isEmpty
      && filters.allSatisfy { tag in
        tag.comparison == .is && tag.isManifold
          && group.contains { $0.field == tag.field && $0.comparison == .is }
      }
  }

  /// The tags of a count within the group.
  ///
  /// Of what was just counted, a value that cannot be beside another takes its place: "how many are wild", "and farmed".
  func counting(_ catalog: CatalogID, _ filters: [Filter]) -> [Filter] {
    // Whether there are any is asked of the list; and nobody asks about those of whom there were none.
    var counted = counted(catalog)
    if isOnShow(catalog),
      arguments.contains("any") || counted.map({ isNothing(catalog, $0) }) ?? false
    {
      counted = nil
    }
    let group = counted ?? listed(catalog)
    let instead = FilterChange.only(filters).applied(to: group)
    guard isHere else { return instead }
    let both = FilterChange.narrow(filters).applied(to: group)
    // Whoever asks for beasts among dragons has left the dragons.
    let isOfOtherKind = filters.contains { tag in
      tag.isPlain && Self.kinds.contains(tag.field) && group.contains { $0.field == tag.field }
    }
    guard counted != nil || isOfOtherKind, isNothing(catalog, both), !isNothing(catalog, instead)
    else { return both }
    return instead
  }

  func isNothing(_ catalog: CatalogID, _ filters: [Filter]) -> Bool {
    builder.library[catalog].positions(Query(catalog, filters: filters)).isEmpty
  }

  /// `them`: those that were ranked first or counted; else the list on show, else what is in focus.
  var them: Built {
    let ranked = ranked
    if ranked != .unfit { return ranked }
    if let catalog = state.lastCommands.last?.catalogOverMany, let group = counted(catalog) {
      return done(.list(catalog, filters: group, sort: nil))
    }
    if case .list(let query, _) = state.place {
      return done(.list(query.catalog, filters: nil, sort: query.sort, limit: query.limit))
    }
    return state.itemInFocus.map { done(.show($0)) } ?? .missing(.focus)
  }
}
