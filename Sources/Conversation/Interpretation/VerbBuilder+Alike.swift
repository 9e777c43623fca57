import Catalogs
import Language

/// Others that have something in common with the record that is spoken of.
extension VerbBuilder {
  /// `alike monsters {alike}`, `alike characters location`: others of which a fact is the same; `alike fish`: similar ones.
  var alike: Built {
    guard let catalog, let id = state.itemInFocus, id.catalog == catalog,
      let item = builder.library[id]
    else { return .missing(.focus) }
    let asked = ["alike", "alike2"].compactMap { slot($0)?.single.flatMap(Fact.named) }
    let facts = asked.isEmpty ? arguments.dropFirst().compactMap(Fact.named) : asked
    let said = filters(of: catalog)
    if !facts.isEmpty { return others(than: item, by: facts, said) ?? .missing(.factOfThis) }
    for facts in Self.likeness[catalog] ?? [] {
      guard case .commands(let commands, _)? = others(than: item, by: facts, said),
        case .list(_, let tags?, _, _)? = commands.first, !isNothing(catalog, tags)
      else { continue }
      return done(commands[0])
    }
    return .missing(.factOfThis)
  }

  /// What makes records similar, what says most first.
  private static let likeness: [CatalogID: [[Fact]]] = [
    .fish: [[.texture, .taste], [.texture], [.taste], [.location]],
    .monsters: [[.type, .challenge], [.type, .size], [.type]],
    .characters: [[.kind], [.species, .origin], [.species, .location], [.species]],
  ]

  /// Others that are the same in these facts; nil where one of them is not known of the record.
  private func others(than item: Item, by facts: [Fact], _ said: [Filter]) -> Built? {
    let same = facts.compactMap(item.same)
    guard same.count == facts.count else { return nil }
    let other = Filter(.key, .not, item.id.key)
    return done(.list(item.id.catalog, filters: said + same + [other], sort: nil))
  }
}

extension Item {
  /// The tag that it fits by a fact; of several values any will do.
  fileprivate func same(_ fact: Fact) -> Filter? {
    guard let value = self[fact] else { return nil }
    let labels = value.labels.filter { $0 != "unknown" }
    guard !labels.isEmpty else { return nil }
    return Filter(anyOf: labels.map { Filter(fact, .is, $0) })
  }
}
