import Catalogs
import Language

/// Which of several things of a name are meant.
extension CommandBuilder {
  /// Whether a slot holds a thing that may not be meant.
  func isGuess(_ slot: Slot) -> Bool {
    guard let catalog = ItemList.catalog(of: slot.list) else { return false }
    return slot.isGuess || isPluralOfAlias(slot, catalog)
  }

  /// Whether only another name tells the thing that is to be shown, and that with an ending: "rainbows" are no tilefish.
  private func isPluralOfAlias(_ slot: Slot, _ catalog: CatalogID) -> Bool {
    guard case .word("show")? = reading.does.first, slot.range.count == 1, slot.mended == nil,
      !slot.isFromContext, case .things(let keys) = slot.value, keys.count == 1,
      let item = library[ItemID(catalog, keys[0])]
    else { return false }
    let said = reading.tokens[slot.range.lowerBound]
    let own = Matcher.words(of: item.name)
    let others = (item[.aliases]?.phrases ?? []).flatMap { Matcher.words(of: $0) }
    return !own.contains(where: said.hasPrefix) && !others.contains(said)
      && others.contains(where: said.hasPrefix)
  }

  /// Which of the things that a slot holds are meant: the one that what was spoken of tells, else those that go by the words.
  func meant(by slot: Slot, among keys: [String]) -> [String] {
    if slot.name == "thing", reading.changesComparison, let one = compared(among: keys, slot) {
      return [one]
    }
    let named = namesakes(of: slot, among: keys)
    guard let catalog = ItemList.catalog(of: slot.list),
      let one = contrasting(slot, named, catalog)
    else { return named }
    return [one]
  }

  /// The one of some things that is compared just now: "without cod" is about the cod beside the haddock.
  private func compared(among keys: [String], _ slot: Slot) -> String? {
    guard let items = state.compared, let catalog = ItemList.catalog(of: slot.list) else {
      return nil
    }
    let adds = reading.does.contains(.word("also"))
    let fitting = keys.filter { items.contains(ItemID(catalog, $0)) != adds }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Things whose own name holds the words, or their beginnings, come before those that only an alias brings in.
  private func namesakes(of slot: Slot, among keys: [String]) -> [String] {
    guard let catalog = ItemList.catalog(of: slot.list) else { return keys }
    guard slot.isPartial else {
      return slot.mended == nil ? called(slot, keys, catalog) : alike(slot, keys, catalog)
    }
    let said = Set(Matcher.words(of: words(of: slot)))
    let names = keys.map { Matcher.words(of: library[ItemID(catalog, $0)]?.name ?? "") }
    for isWhole in [true, false] {
      let named = keys.indices.filter { index in
        said.allSatisfy { word in
          names[index].contains { isWhole ? $0 == word : $0.hasPrefix(word) }
        }
      }
      if !named.isEmpty { return named.map { keys[$0] } }
    }
    return keys
  }

  /// Things that go by the words themselves, before those that are also called so: Bluefish is no lingcod.
  private func called(_ slot: Slot, _ keys: [String], _ catalog: CatalogID) -> [String] {
    guard keys.count > 1 else { return keys }
    let said = Array(reading.tokens[slot.range])
    let own = keys.filter { key in
      Matcher.words(of: library[ItemID(catalog, key)]?.name ?? "") == said
    }
    return own.isEmpty ? keys : own
  }

  /// Things whose own names are as many words that begin like those that were mended, before those with such an alias.
  private func alike(_ slot: Slot, _ keys: [String], _ catalog: CatalogID) -> [String] {
    let said = reading.tokens[slot.range]
    let own = keys.filter { key in
      let words = Matcher.words(of: library[ItemID(catalog, key)]?.name ?? "")
      return words.count == said.count
        && zip(words, said).allSatisfy { $0.prefix(2) == $1.prefix(2) }
    }
    return own.isEmpty ? keys : own
  }
}

extension CommandBuilder {
  /// What words come to that a sentence had no use for, although they name something: it is asked about, not denied.
  ///
  /// Half a name is known only in the catalog that was spoken of.
  func known(_ words: String, in wanted: CatalogID?) -> Built? {
    for reading in matcher.understand(words).readings {
      guard case .word("show")? = reading.does.first, reading.method == .template,
        let slot = reading.slots.first, slot.mended == nil,
        slot.range == reading.tokens.indices,
        let catalog = ItemList.catalog(of: slot.list), catalog != .comics,
        !slot.isPartial || catalog == wanted
      else { continue }
      let built = CommandBuilder(reading, surroundings, library, matcher).built
      guard case .commands(let commands, _) = built, let item = commands.first?.item else {
        return built
      }
      return .offer([Question.Candidate(commands: commands, item: item)])
    }
    return nil
  }

  /// Of several names with an "or" between them those that nobody knows: "salmon or trout" lacks only trout.
  func unknownOnly(of words: String) -> String {
    let names = words.split(separator: " ").split { isOr(String($0)) }
      .map { $0.joined(separator: " ") }
    guard names.count > 1 else { return words }
    let unknown = names.filter { matcher.names(holding: Matcher.words(of: $0)).isEmpty }
    return unknown.isEmpty || unknown.count == names.count ? words : unknown[0]
  }

  /// Whether a word stands between things of which any will do.
  func isOr(_ word: String) -> Bool { matcher.isSpelling([word], in: "or") }

  /// Whether words are the title of a comic itself, not another name that it goes by.
  func isTitle(_ words: String, of id: ItemID) -> Bool {
    library[id].map { Matcher.words(of: $0.name) == Matcher.words(of: words) } ?? false
  }
}
