import Catalogs
import Language

/// Lists, counts, measures and filters.
extension VerbBuilder {
  var list: Built {
    guard let catalog else { return .missing(.focus) }
    if isHere, case .comparison(let items, _) = state.place, let fact = sort?.field {
      return done(.compare(items, by: fact))
    }
    let filters = filters(of: catalog)
    // A sentence that names the catalog starts anew; one that leans on the list keeps its tags, as the bare list does.
    let keepsFilters = filters.isEmpty && (sort == nil || isHere)
    return done(
      .list(catalog, filters: keepsFilters ? nil : filters, sort: sort, limit: limit))
  }

  /// How many are wanted: "the 5 strongest".
  private var limit: Int? {
    guard case .number(let number)? = slot("limit")?.value else { return nil }
    return number.numerator
  }

  /// `narrow fish {where}`: of the list on show, when it is one of that catalog; else a list of its own.
  var narrow: Built {
    guard let catalog else { return .missing(.list) }
    let filters = filters(of: catalog)
    return state.list?.catalog == catalog && !filters.isEmpty
      ? done(.filter(catalog, .narrow(filters))) : list
  }

  /// `all`: the rest of a list that shows the first few, else everything.
  var all: Built {
    guard case .list(let query, _)? = state.list, query.limit != nil else {
      return done(.clearFilters(nil))
    }
    return done(.list(query.catalog, filters: query.filters, sort: query.sort))
  }

  var count: Built {
    guard let catalog else { return done(.count(nil, filters: nil)) }
    let filters = filters(of: catalog)
    if arguments.contains("here") {
      return done(
        .count(catalog, filters: FilterChange.narrow(filters).applied(to: counted(catalog))))
    }
    return done(.count(catalog, filters: filters.isEmpty ? nil : filters))
  }

  /// What "of them" is counted among: what was counted last, else the list.
  private func counted(_ catalog: CatalogID) -> [Filter] {
    if case .count(catalog, let filters)? = state.lastCommands.last { return filters ?? [] }
    return state.filters(on: catalog)
  }

  /// `measure monsters {measure} {of} {where?}`.
  var measure: Built {
    guard let catalog, let measure = slot("measure")?.single.flatMap(Measure.init),
      let fact = slot("of")?.single.flatMap(Fact.named)
    else { return .missing(.focus) }
    let filters = filters(of: catalog)
    let keepsFilters = filters.isEmpty && isHere
    return done(.measure(measure, fact, of: catalog, filters: keepsFilters ? nil : filters))
  }

  /// `filter only fish {where}`.
  var filter: Built {
    guard let catalog else { return .missing(.list) }
    let filters = filters(of: catalog)
    guard let first = filters.first else { return done(.filters(catalog)) }
    switch arguments.first {
    case "also": return done(.filter(catalog, .also(filters)))
    case "narrow": return done(.filter(catalog, .narrow(filters)))
    case "drop": return done(.filter(catalog, .drop(filters)))
    case "without": return done(.filter(catalog, without(filters, state.filters(on: catalog))))
    // "or dragons": what was said before may fit as well.
    case _ where opensWithOr: return done(.filter(catalog, .either(filters)))
    case "toggle": return done(.filter(catalog, .toggle(first)))
    default: return done(.filter(catalog, .only(filters)))
    }
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
