import Catalogs
import Language

/// Changes to what is compared: "without the orc", "add the troll", "just the first two".
extension VerbBuilder {
  /// The comparison that is spoken of with one thing less, one more, one in the place of another, or the first few.
  var compareOthers: Built {
    guard let (items, fact) = compared else { return .unfit }
    let thing = slot("thing").flatMap(item)
    var changed = items
    switch arguments.first {
    case "first":
      guard let count = slot("small")?.single.flatMap({ Int($0) }), count > 0,
        count <= items.count
      else { return .unfit }
      changed = Array(items.prefix(count))
    case "also":
      guard let thing, !items.contains(thing), items.count < Self.mostCompared,
        fact == nil || !isInPassing || state.comparedWhole
      else { return .unfit }
      changed.append(thing)
    case "instead":
      guard let thing, let other = slot("other").flatMap(item),
        let index = items.firstIndex(of: thing), !items.contains(other)
      else { return .unfit }
      changed[index] = other
    default:
      guard let thing, items.contains(thing) else { return .unfit }
      changed.removeAll { $0 == thing }
    }
    if changed.count == 1 { return done(.show(changed[0])) }
    return done(.compare(changed, by: fact, least: state.comparesLeast))
  }

  /// Whether "and" is all that says so: after "is it bigger than cod", "and lingcod" asks the same of another.
  var isInPassing: Bool {
    builder.reading.tokens.first.map(builder.matcher.isJoin) ?? false
  }

  private var compared: (items: [ItemID], by: Fact?)? {
    guard case .comparison(let items, by: let fact) = state.place else { return nil }
    return (items, fact)
  }
}

extension State {
  /// Whether things were set beside each other in all they have, before one fact was asked about.
  fileprivate var comparedWhole: Bool {
    var items: Set<ItemID> = []
    for place in [place] + trail.reversed() {
      guard case .comparison(let compared, let fact) = place else { return false }
      let before = Set(compared)
      guard before.isSubset(of: items) || before.isSuperset(of: items) else { return false }
      if fact == nil { return true }
      items = before
    }
    return false
  }
}

extension Language.Reading {
  /// Whether it changes what is compared.
  var changesComparison: Bool {
    guard does.first == .word("compare"), case .word(let how)? = does.dropFirst().first else {
      return false
    }
    return ["without", "also", "instead", "first"].contains(how)
  }
}
