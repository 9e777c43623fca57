import Catalogs
import Language

/// A whole name of one catalog that names of other catalogs hold as well: "crab".
extension Reading {
  /// Where one speaks of another catalog, its names are meant at least as much; "find" looks through all.
  func consideringNamesakes(_ built: Built) -> (Built, besides: Namesakes?) {
    guard let (id, slot) = wholeName(built) else { return (built, nil) }
    let said = Array(reading.tokens[slot.range])
    let all = namesakes(of: said) ?? namesakes(of: Matcher.words(of: library[id]?.name ?? "")) ?? []
    let others = all.filter { $0.catalog != id.catalog }
    guard !others.isEmpty else { return (built, nil) }
    let word = CommandBuilder(reading, surroundings, library, matcher).words(of: slot)
    if case .word("find")? = reading.does.first {
      return (.commands([.search(word, in: nil)], mended: []), nil)
    }
    let here = state.place.catalog ?? state.focus.first?.catalog
    if here == id.catalog { return (built, nil) }
    if let near = others.first(where: { $0.catalog == here }) {
      let candidates = (near.ids + [id]).map { Question.Candidate(commands: [.show($0)], item: $0) }
      return (.ask(candidates, total: candidates.count), nil)
    }
    // One name that holds the word is chance, several are a kind.
    let kinds = others.filter { $0.ids.count > 1 }
    let counts = kinds.map { Namesakes.Count(catalog: $0.catalog, count: $0.ids.count) }
    return (built, counts.isEmpty ? nil : Namesakes(word: word, counts: counts))
  }

  private var reading: Language.Reading { understanding.readings[0] }

  /// The record that is shown because its whole name was said, and the words that said it.
  private func wholeName(_ built: Built) -> (ItemID, Slot)? {
    guard case .commands(let commands, let mended) = built, mended.isEmpty, commands.count == 1,
      case .show(let id) = commands[0], understanding.readings[0].method == .template
    else { return nil }
    let slot = reading.slots.first { slot in
      guard case .things([id.key]) = slot.value else { return false }
      return ItemList.catalog(of: slot.list) == id.catalog && !slot.isPartial && !slot.isFromContext
    }
    return slot.map { (id, $0) }
  }

  private func namesakes(of words: [String]) -> [(catalog: CatalogID, ids: [ItemID])]? {
    let found = matcher.names(holding: words).compactMap { list, values in
      ItemList.catalog(of: list).map { catalog in
        (catalog: catalog, ids: values.map { ItemID(catalog, $0) })
      }
    }
    let ordered = CatalogID.allCases.compactMap { id in found.first { $0.catalog == id } }
    return ordered.isEmpty ? nil : ordered
  }
}
