import Catalogs
import Language

/// What leans on what was shown, asked or chosen before.
extension VerbBuilder {
  /// `pick fish {where}`: the one thing of the list on show that is like this; else the list is narrowed.
  var pick: Built {
    guard let catalog else { return .missing(.list) }
    if refuses {
      let words = builder.leaves.filter { $0.name != "not" && $0.name != "or" }
        .flatMap { builder.reading.tokens[$0.range] }
      if let others = contrastedByFilter ?? listWithout(words) { return others }
    }
    let filters = filters(of: catalog)
    let fitting = builder.library[catalog].select(Query(catalog, filters: filters)).map(\.id)
    return choice(of: state.shown.filter(Set(fitting).contains))
      ?? (isOnShow(catalog) ? nil : contrastedByFilter) ?? ofItsKind(fitting)
      ?? changing(catalog, .only(filters))
  }

  /// The record on show where it is like this itself, else those of its kind that are: "the red one", of a red snapper.
  private func ofItsKind(_ fitting: [ItemID]) -> Built? {
    guard state.shown.isEmpty, case .item(let id) = state.place, id == state.itemInFocus,
      id.catalog != .characters, let kind = builder.kind(id)
    else { return nil }
    if fitting.contains(id) { return done(.show(id)) }
    return choice(of: fitting.filter { builder.kind($0) == kind })
  }

  /// `pick`: the one thing of the list on show whose name, or what is known of it, holds the words.
  var pickNamed: Built {
    let said = slot("text").map { Matcher.words(of: $0.single ?? "") } ?? builder.reading.tokens
    let telling = said.filter { !builder.isFiller($0) && !builder.isRefusal($0) }
    guard !telling.isEmpty else { return .unfit }
    if state.isOnRecord, let other = contrasted(with: telling) { return other }
    for isByName in [true, false] {
      let found = state.shown.filter { id in
        builder.library[id].map { $0.tells(telling, isByName: isByName) } ?? false
      }
      if let choice = choice(of: found) { return choice }
    }
    return choice(of: named(telling)) ?? declinedChoice(telling) ?? .unfit
  }

  /// The one choice of a question that was declined whose name holds the words: "not that one", "the striped one".
  private func declinedChoice(_ words: [String]) -> Built? {
    let telling = state.declined?.choices.filter { choice in
      choice.item.flatMap { builder.library[$0] }?.tells(words, isByName: true) ?? false
    }
    // It is shown: what else was to be done with it was declined.
    guard let telling, telling.count == 1 else { return nil }
    return telling[0].item.map { done(.show($0)) }
  }

  /// Entries that go by words in the person's own language: "der rote" among dragons.
  private func named(_ words: [String]) -> [ItemID] {
    let understanding = builder.matcher.understand(words.joined(separator: " "))
    let ids = understanding.readings.flatMap(\.slots).flatMap { slot -> [ItemID] in
      guard case .things(let keys) = slot.value, let catalog = ItemList.catalog(of: slot.list)
      else { return [] }
      return keys.map { ItemID(catalog, $0) }
    }
    let called =
      ids.isEmpty ? state.place.catalog.map { builder.calledElsewhere(words, in: $0) } : ids
    return state.shown.filter(Set(called ?? []).contains)
  }

  /// One of those in view, or of the whole list, is opened; a few are asked about.
  private func choice(of ids: [ItemID]) -> Built? {
    let visible = Set(state.visible)
    let near = ids.filter(visible.contains)
    if near.count == 1 || ids.count == 1 { return done(.show(near.first ?? ids[0])) }
    let few = near.isEmpty ? ids : near
    guard 2...5 ~= few.count else { return nil }
    let candidates = few.map { Question.Candidate(commands: [.show($0)], item: $0) }
    return .ask(candidates, total: few.count)
  }

  /// The one that was not chosen: of a question, of two that were compared, of a list of two.
  var other: Built {
    let focus = state.itemInFocus
    let closed = state.closedQuestion.flatMap { question in
      question.candidates.contains { $0.item == focus } ? question : nil
    }
    if let question = state.question ?? closed {
      let rest = question.choices.prefix(question.candidates.count).filter { $0.item != focus }
      if rest.count == 1, rest[0].further.isEmpty { return .commands(rest[0].commands, mended: []) }
      return rest.isEmpty ? .missing(.focus) : .ask(rest, total: rest.count)
    }
    var pair = state.shown
    if case .comparison(let items, _) = state.place { pair = items }
    guard pair.count == 2, let focus, pair.contains(focus),
      let other = pair.first(where: { $0 != focus })
    else { return .missing(.focus) }
    return done(.show(other))
  }

  /// `another`: by chance, where the last one came by chance; else the next.
  ///
  /// `another again`: by chance where nothing was said since; else the last answer once more.
  var another: Built {
    guard arguments.first == "again" else { return done(state.chance ?? .next(nil)) }
    return done(state.lastCommands.last.flatMap { $0.isByChance ? $0 : nil } ?? .again)
  }

  /// `reverse`: the list on show from its other end.
  var reverse: Built {
    guard case .list(let query, _)? = state.list else { return .missing(.list) }
    let isByNumber = query.catalog == .comics || query.catalog == .characters
    let sort =
      query.sort ?? Query.Sort(isByNumber ? .number : .name, descending: query.catalog == .comics)
    let turned = Query.Sort(sort.field, descending: !sort.descending)
    return done(.list(query.catalog, filters: nil, sort: turned, limit: query.limit))
  }

  /// `same fish {where}`: the last list, count or measure over others.
  func same(_ catalog: CatalogID) -> Built {
    let filters = filters(of: catalog) + placed(in: catalog)
    // A bare number is no number of comics while something else is spoken of.
    if catalog == .comics, filters.allSatisfy({ $0.field == .number }),
      let last = state.lastCommands.last?.catalogOverMany, last != catalog
    {
      return .unfit
    }
    let adds = adds(filters, in: catalog)
    func change(of old: [Filter]) -> FilterChange {
      adds ? .narrow(filters) : .only(dated(filters, like: old))
    }
    func replacing(_ old: [Filter]?) -> [Filter] {
      let old = other(filters, than: old ?? [])
      return change(of: old).applied(to: old)
    }
    switch state.lastCommands.last {
    case .count(catalog, let old): return done(.count(catalog, filters: replacing(old)))
    case .measure(let measure, let fact, of: catalog, let old):
      return done(.measure(measure, fact, of: catalog, filters: replacing(old)))
    case .list(catalog, let old, let sort, let limit):
      return done(.list(catalog, filters: replacing(old), sort: sort, limit: limit))
    case .filter(catalog, _):
      return done(.filter(catalog, change(of: state.filters(on: catalog))))
    default: return done(.list(catalog, filters: filters, sort: nil))
    }
  }
}

extension VerbBuilder {
  /// What was said of others, without what they were: whoever asks the same of Jerrys does not mean those that are aliens.
  private func other(_ filters: [Filter], than old: [Filter]) -> [Filter] {
    guard !filters.isEmpty, filters.allSatisfy({ Self.kinds.contains($0.field) && $0.isPlain })
    else {
      return old
    }
    return old.filter { !Self.kinds.contains($0.field) || $0.comparison == .not }
  }

  /// Facts that say what something is, and not what it is like.
  static let kinds: Set<Fact> = [.name, .type, .subtype, .species, .kind]

  /// "How about Abadango": a place without a word that says how, as the last one was one.
  private func placed(in catalog: CatalogID) -> [Filter] {
    guard let place = slot("place")?.single else { return [] }
    let old: [Filter]? =
      switch state.lastCommands.last {
      case .count(catalog, let filters), .measure(_, _, of: catalog, let filters),
        .list(catalog, let filters, _, _):
        filters
      default: nil
      }
    let field = old?.last { [.origin, .location].contains($0.field) }?.field ?? .location
    return [Filter(field, .is, place)]
  }
}

extension Item {
  /// Whether all words stand in its name, or in what is known of it.
  fileprivate func tells(_ words: [String], isByName: Bool) -> Bool {
    let texts = isByName ? [name] : [name] + facts.flatMap { $0.value.phrases }
    return Set(words).isSubset(of: texts.flatMap { Matcher.words(of: $0) })
  }
}

extension State {
  /// The rows of the list last shown that were in view.
  fileprivate var visible: ArraySlice<ItemID> {
    let offset = list?.offset ?? 0
    return shown.dropFirst(offset).prefix(Page.size)
  }
}
