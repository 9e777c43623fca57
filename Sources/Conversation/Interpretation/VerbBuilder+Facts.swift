import Catalogs
import Language

/// Facts of a record, and whether it is like this: "is it undead", "can't a goblin fly".
extension VerbBuilder {
  /// `fact calories of {fish}`.
  var fact: Built {
    let facts = arguments.prefix { $0 != "of" }.compactMap(Fact.named)
    guard let fact = facts.first else { return .missing(.factOfThis) }
    if arguments.contains("most") { return factOfMost(fact) }
    // Of things that are compared, a fact that names none is told of all.
    if facts.count == 1, !namesThing, let items = state.comparedLast {
      return done(.compare(items, by: fact))
    }
    let first = onItem { .fact(fact, $0) }
    guard facts.count > 1, case .commands(let commands, let mended) = first,
      let id = commands.first?.item
    else { return first }
    return .commands(facts.map { .fact($0, id) }, mended: mended)
  }

  /// `check monsters {monster}`: the tags that the sentence holds, of the record that it names.
  ///
  /// "Isn't it wild" asks the same as "is it wild".
  var check: Built {
    let filters = tagsAsked
    guard let first = filters.first else { return .unfit }
    // Which of two it is tells the fact itself.
    if slot("or") != nil, filters.allSatisfy({ $0.fields == [first.field] }) {
      return onItem { .fact(first.field, $0) }
    }
    if let items = several {
      let commands = items.filter { $0.catalog == catalog }.map { Command.check(filters, $0) }
      return commands.isEmpty ? .unfit : .commands(commands, mended: builder.mended)
    }
    return onItem { .check(filters, $0) }
  }

  /// `… all`: those that are compared, else those spoken of together; `… they`: only where one sentence spoke of several.
  private var several: [ItemID]? {
    guard let last = arguments.last, ["all", "they"].contains(last) else { return nil }
    let said = Set(state.lastCommands.compactMap(\.item))
    let together = last == "all" || said.count > 1 ? state.together : []
    return state.comparedLast ?? (together.isEmpty ? nil : together)
  }

  /// What is asked of a record, each tag as if it were said without "not".
  var tagsAsked: [Filter] {
    guard let catalog else { return [] }
    return filters(of: catalog, affirmed: true)
  }
}
