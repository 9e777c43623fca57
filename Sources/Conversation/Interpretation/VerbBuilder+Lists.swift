import Catalogs
import Language

/// Lists, counts, measures and filters.
extension VerbBuilder {
  var list: Built {
    guard let catalog else { return .missing(.focus) }
    if isHere, case .comparison(let items, _) = state.place, let fact = sort?.field {
      return done(.compare(items, by: fact, least: isLeast))
    }
    let filters = filters(of: catalog)
    if filters.isEmpty, sort == nil, let word = nameShared(with: catalog) {
      return done(.search(word, in: catalog))
    }
    // A sentence that names the catalog starts anew; one that leans on the list keeps its tags, as the bare list does.
    if filters.isEmpty, isHere {
      return done(.list(catalog, filters: whole(catalog), sort: sort, limit: limit))
    }
    let keepsFilters = filters.isEmpty && sort == nil
    if keepsFilters, limit == nil, saysAll, !state.filters(on: catalog).isEmpty {
      return done(.list(catalog, filters: [], sort: nil))
    }
    return done(
      .list(catalog, filters: keepsFilters ? nil : filters, sort: sort, limit: limit))
  }

  /// "All monsters" are not those alone that the tags leave.
  private var saysAll: Bool {
    builder.reading.tokens.contains { builder.matcher.has($0, in: .all) }
  }

  /// `each {monster}`: all that are called after what is named; where only one is, that one.
  var each: Built {
    guard let item, let name = builder.library[item]?.name else { return .missing(.focus) }
    let called = [Filter(.name, .is, name)]
    let count = builder.library[item.catalog].positions(Query(item.catalog, filters: called)).count
    let isWhole = builder.reading.slots.contains { slot in
      if case .things(let keys) = slot.value {
        keys == [item.key] && !slot.isPartial
      } else {
        false
      }
    }
    return done(
      isWhole && count > 1 ? .list(item.catalog, filters: called, sort: nil) : .show(item))
  }

  /// How many are wanted: "the 5 strongest".
  var limit: Int? {
    guard case .number(let number)? = slot("limit")?.value else { return nil }
    return number.numerator
  }

  /// `narrow fish {where}`: of what is spoken of, when it is of that catalog; else a list of its own.
  ///
  /// `narrow characters open {where}`: of what is on show alone, not of a list that was left.
  var narrow: Built {
    guard let catalog else { return .missing(.list) }
    let filters = filters(of: catalog)
    let isMeant =
      arguments.contains("open")
      ? isOpen(catalog) : state.list?.catalog == catalog || opened(catalog) != nil
    guard isMeant, !filters.isEmpty else { return list }
    let change = narrowing(catalog, filters)
    // "Who is from there" is asked of all where none of those on show is.
    if arguments.contains("anew"), !isNothing(catalog, filters),
      isNothing(catalog, change.applied(to: opened(catalog) ?? tags(on: catalog)))
    {
      return list
    }
    return changing(catalog, change)
  }

  /// `all`: the rest of a list that shows the first few, else everything.
  var all: Built {
    guard case .list(let query, _)? = state.list, query.limit != nil else {
      return done(.clearFilters(nil))
    }
    return done(.list(query.catalog, filters: query.filters, sort: query.sort))
  }

  var count: Built {
    guard let catalog else { return countOfTold ?? done(.count(nil, filters: nil)) }
    let filters = filters(of: catalog)
    if isHere || arguments.contains("open") && isOpen(catalog) {
      return done(.count(catalog, filters: counting(catalog, filters)))
    }
    return done(.count(catalog, filters: filters.isEmpty ? nil : filters))
  }

  /// How many there are of what was told last of one record: of its episodes their number, of anything else nothing is counted.
  private var countOfTold: Built? {
    guard builder.reading.slots.isEmpty, case .fact(let fact, let item)? = state.lastCommands.last
    else { return nil }
    return fact == .episodes || fact == .episodeCount ? done(.fact(.episodeCount, item)) : .unfit
  }

  /// `measure monsters {measure} {of} {where?}`.
  var measure: Built {
    let told = arguments.lazy.compactMap(Measure.init).first
    guard let catalog, let measure = slot("measure")?.single.flatMap(Measure.init) ?? told,
      let fact = (slot("of")?.single ?? arguments.last).flatMap(Fact.named)
    else { return .missing(.focus) }
    let filters = filters(of: catalog)
    let group = filters.isEmpty && isHere ? whole(catalog) : filters
    return done(.measure(measure, fact, of: catalog, filters: group))
  }

  /// `filter only fish {where}`.
  var filter: Built {
    guard let catalog else { return .missing(.list) }
    if arguments.first == "dropped" { return dropped(catalog) }
    let filters = dated(filters(of: catalog), like: opened(catalog) ?? state.filters(on: catalog))
    guard let first = filters.first else { return done(.filters(catalog)) }
    if let other = contrastedBare { return other }
    // While one record is spoken of, "no haddock" means another one, not a list without it.
    if filters.contains(where: \.refusesName), state.isOnRecord { return .unfit }
    // And "Beth too" wants to hear the same of her.
    if arguments.first == "also", state.isOnRecord, filters.allSatisfy({ $0.field == .name }) {
      return .unfit
    }
    switch arguments.first {
    case "also": return changing(catalog, .also(filters))
    case "drop": return done(.filter(catalog, .drop(filters)))
    // Among the favourites it is one of them that goes.
    case "without" where state.place.isOfSaved:
      let named = builder.reading.slots.flatMap(\.leaves).first { $0.name == "named" }
      return named.flatMap(item).map { done(.unfavourite($0)) } ?? .unfit
    case "back":
      let refused = filters.flatMap(\.choices).map { tag in
        Filter(tag.field, tag.comparison.opposite, tag.value)
      }
      return done(.filter(catalog, .drop(refused)))
    case "without": return done(.filter(catalog, without(filters, state.filters(on: catalog))))
    // "or dragons": what was said before may fit as well.
    case _ where opensWithOr: return changing(catalog, .either(filters))
    case "toggle": return done(.filter(catalog, .toggle(first)))
    case _ where arguments.contains("open"):
      return changing(
        catalog, adds(filters, in: catalog) ? .narrow(filters) : .only(few(of: catalog) + filters))
    default: return done(.filter(catalog, .only(filters)))
    }
  }

  /// `filter dropped fish {fishFact}`: the tags on a fact go, whatever they say.
  private func dropped(_ catalog: CatalogID) -> Built {
    guard let fact = arguments.last.flatMap(Fact.named) else { return .unfit }
    let on = state.filters(on: catalog).filter { $0.fields.contains(fact) }
    return done(on.isEmpty ? .filters(catalog) : .filter(catalog, .drop(on)))
  }

  /// What is on goes; what is not on is refused.
  private func without(_ filters: [Filter], _ on: [Filter]) -> FilterChange {
    FilterChange.drop(filters).applied(to: on) == on
      ? .only(
        filters.flatMap(\.choices).map { Filter($0.field, $0.comparison.opposite, $0.value) })
      : .drop(filters)
  }

  private var opensWithOr: Bool {
    guard let first = builder.reading.slots.first else { return false }
    return first.name == "or" && first.single == "or"
  }
}

extension Place {
  fileprivate var isOfSaved: Bool {
    switch self {
    case .favourites, .favourite: true
    default: false
    }
  }
}

extension Filter {
  fileprivate var refusesName: Bool { field == .name && comparison == .not }
}
