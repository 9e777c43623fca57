import Catalogs
import Language

/// Comparisons, and what leans on the last command.
extension VerbBuilder {
  /// `compare {left} {right} {fishMore}`, `compare focus {right?} {fishMore}`.
  var compare: Built {
    switch arguments.first {
    case "listed": return compareListed
    case "entries": return compareEntries
    case "without", "also", "instead", "first": return compareOthers
    case "end":
      if case .comparison(let items, by: let fact?) = state.place {
        return done(.compare(items, by: fact, least: isLeast))
      }
      return .unfit
    case "again":
      if case .comparison(let items, by: let fact) = state.place {
        return done(.compare(items, by: fact, least: state.comparesLeast))
      }
    case "focus" where slot("right") == nil && slot("left") == nil:
      if let compared = compareTogether { return compared }
    default: break
    }
    var items: [ItemID] = []
    if let left = slot("left").flatMap(item) {
      items = [left]
    } else if let compared = state.comparedLast, slot("right") == nil {
      items = compared
    } else if let focus = state.itemInFocus {
      items = [focus]
    }
    for name in ["right", "third", "fourth", "fifth"] {
      if let next = slot(name).flatMap(item), !items.contains(next) { items.append(next) }
    }
    if items.count == 1, slot("right") == nil, arguments.first == "focus" { return than(items[0]) }
    guard items.count > 1 else { return .missing(.comparison) }
    return done(.compare(items, by: by, least: isLeast))
  }

  /// The last command once more with another thing: "and haddock?", "i meant sockeye".
  var same: Built {
    if let catalog, slot("thing") == nil { return same(catalog) }
    // Of "not the cod but the haddock" the haddock.
    guard let item = slot("thing").flatMap(item) ?? item else { return .missing(.focus) }
    let ids = ofLastKind(instead: item) ?? [item]
    let commands = ids.map(instead)
    guard commands.count > 1 else { return .commands(commands[0], mended: builder.mended) }
    let candidates = zip(commands, ids).map { Question.Candidate(commands: $0, item: $1) }
    return .ask(candidates, total: candidates.count)
  }

  /// What is done to a thing in the place of the last one; what was saved by mistake does not stay so.
  func instead(_ item: ItemID) -> [Command] {
    var last = state.commandSpokenOf
    // "The imp again" saves nothing.
    if arguments.first == "again", last?.savesItem ?? false { last = nil }
    let next = last?.replacing(with: item) ?? .show(item)
    guard arguments.first == "corrected", state.question == nil, last?.item != item else {
      return [next]
    }
    guard case .favourites(let before, let after)? = state.undoable else { return [next] }
    switch last {
    case .favourite(let old) where after.contains(old) && !before.contains(old):
      return [.unfavourite(old), next]
    case .unfavourite(let old) where before.contains(old) && !after.contains(old):
      return [.favourite(old), next]
    default: return [next]
    }
  }

  /// Things of the kind spoken of that share the words: among fish, "what about crab" is not about the monster.
  private func ofLastKind(instead item: ItemID) -> [ItemID]? {
    guard let kind = state.lastCommands.last?.item?.catalog, kind != item.catalog,
      let slot = slot("thing")
    else { return nil }
    let found = builder.matcher.names(holding: Array(builder.reading.tokens[slot.range]))
    return found.first { $0.list == ItemList.list(of: kind) }?.values.map { ItemID(kind, $0) }
  }
}

extension State {
  /// What is to be done to the one that is asked about, else what was done last.
  fileprivate var commandSpokenOf: Command? {
    guard let question, question.kind == .which else { return lastCommands.last }
    return question.candidates.first?.commands.last
  }
}

extension Command {
  /// The same command on another item; nil when it is about none, or the item has no such fact.
  func replacing(with item: ItemID) -> Command? {
    switch self {
    case .favourite: .favourite(item)
    case .unfavourite: .unfavourite(item)
    case .isFavourite: .isFavourite(item)
    case .show: .show(item)
    case .fact(let fact, let old): old.catalog == item.catalog ? .fact(fact, item) : nil
    case .check(let filters, let old): old.catalog == item.catalog ? .check(filters, item) : nil
    case .compare(let items, let by, let isLeast):
      items.first.map { .compare([$0, item], by: by, least: isLeast) }
    case .picture: .picture(item)
    case .zoom: .zoom(item)
    default: nil
    }
  }
}
