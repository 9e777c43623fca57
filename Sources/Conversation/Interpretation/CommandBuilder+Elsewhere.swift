import Catalogs
import Language

/// A fact that is asked of something that another catalog knows by its whole name: "how old is a lich".
extension CommandBuilder {
  /// The fact of that thing, which is then told not to be known of its kind; nil when the words name nothing else.
  var factElsewhere: Built? {
    guard case .word("fact")? = reading.does.first, reading.slots.contains(where: isDoubtful) else {
      return nil
    }
    let things = reading.slots.filter { ItemList.catalog(of: $0.list) != nil }
    guard things.count == 1, let catalog = ItemList.catalog(of: things[0].list),
      let said = matcher.understand(reading.tokens[things[0].range].joined(separator: " "))
        .readings.first, said.method == .template
    else { return nil }
    // "Dragons" are many, and none of them is the one with the word in its name.
    if case .word("list")? = said.does.first { return things[0].isPartial ? .unfit : nil }
    guard let id = wholeName(said), id.catalog != catalog else { return nil }
    let words = VerbBuilder(self, [:]).arguments.prefix { $0 != "of" }
    let facts = words.compactMap(Fact.named)
    return facts.isEmpty ? nil : .commands(facts.map { .fact($0, id) }, mended: [])
  }

  /// Whether a slot holds what nobody knows, or one thing by a part of its name.
  private func isDoubtful(_ slot: Slot) -> Bool {
    switch slot.value {
    case .unknown: ItemList.catalog(of: slot.list) != nil
    case .things(let keys):
      slot.isPartial && keys.count == 1 && ItemList.catalog(of: slot.list) != nil
    default: false
    }
  }

  /// The one record whose whole name was said.
  private func wholeName(_ said: Language.Reading) -> ItemID? {
    guard case .word("show")? = said.does.first else { return nil }
    let named = said.slots.first { slot in
      ItemList.catalog(of: slot.list) != nil && !slot.isPartial && slot.mended == nil
    }
    guard let named, case .things(let keys) = named.value, keys.count == 1,
      let catalog = ItemList.catalog(of: named.list), catalog != .comics
    else { return nil }
    return ItemID(catalog, keys[0])
  }
}
