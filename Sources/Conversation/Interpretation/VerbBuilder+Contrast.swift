import Catalogs
import Language

/// What is set against the record that was spoken of: "no, the pacific one".
extension VerbBuilder {
  private static let mostAsked = 5

  /// `contrast`: the record whose name has the words in the place of others; `contrast kind`: of the same last word.
  var contrast: Built {
    let said = builder.reading.tokens.indices.filter { index in
      !builder.reading.slots.contains { $0.range.contains(index) }
    }
    return contrasted(with: said.map { builder.reading.tokens[$0] }) ?? .unfit
  }

  /// The record that words in a group tell in place of the one spoken of: "the pacific one" is no wish for a list then.
  var contrastedByFilter: Built? {
    let leaves = builder.reading.slots.flatMap(\.leaves)
    return contrasted(
      with: leaves.filter { $0.name != "not" && $0.name != "or" }
        .flatMap { Array(builder.reading.tokens[$0.range]) })
  }

  /// The same, where nothing but these words was said and no list is there to be narrowed: "pacific", of an Atlantic halibut.
  var contrastedBare: Built? {
    guard state.shown.isEmpty, case .item(let id) = state.place, id == state.itemInFocus,
      id.catalog != .characters, !refuses
    else { return nil }
    let range = builder.reading.slots.map(\.range).reduce(0..<0) {
      $0.isEmpty ? $1 : $0.lowerBound..<$1.upperBound
    }
    return range == builder.reading.tokens.indices ? contrastedByFilter : nil
  }

  /// Whether words of a group are refused.
  var refuses: Bool { builder.reading.slots.flatMap(\.leaves).contains { $0.name == "not" } }

  func contrasted(with words: [String]) -> Built? {
    let asked = state.question?.kind == .which ? state.itemsInView : []
    guard let focus = asked.first ?? state.itemInFocus else { return nil }
    // "Not the gold one, the white one" of a gold dragon: only white says what is meant.
    let all = words.filter { !builder.isFiller($0) }
    let others =
      all.count < 2
      ? all
      : all.filter { word in
        !builder.things(calledBy: [word], in: focus.catalog).contains(focus)
      }
    let said = others.isEmpty ? all : others
    guard !said.isEmpty else { return nil }
    let called = builder.things(calledBy: said, in: focus.catalog)
    var ids = builder.kin(of: focus, among: called, said)
    for other in asked.dropFirst() {
      ids += builder.kin(of: other, among: called, said).filter { !ids.contains($0) }
    }
    if arguments.first == "kind", !ids.allSatisfy({ builder.kind($0) == builder.kind(focus) }) {
      return nil
    }
    guard 1...Self.mostAsked ~= ids.count else { return nil }
    let commands = ids.map(instead)
    guard ids.count > 1 else { return .commands(commands[0], mended: builder.mended) }
    return .ask(
      zip(commands, ids).map { Question.Candidate(commands: $0, item: $1) }, total: ids.count)
  }
}

extension CommandBuilder {
  /// Of some things those whose names share most with one that was spoken of, besides the words that were said.
  func kin(of focus: ItemID, among ids: [ItemID], _ said: [String]) -> [ItemID] {
    let own = nameWords(focus).subtracting(said)
    let shared = ids.filter { $0 != focus && isKin($0, to: focus) }.map { id in
      (id: id, count: own.intersection(nameWords(id)).count)
    }
    guard let most = shared.map(\.count).max(), most > 0 else { return [] }
    return shared.filter { $0.count == most }.map(\.id)
  }

  /// Whether the name of one holds what the other is: an Atlantic scallop and an Atlantic tuna share no more than the ocean.
  ///
  /// People are called by both of their names.
  private func isKin(_ id: ItemID, to focus: ItemID) -> Bool {
    guard focus.catalog != .characters, let kind = kind(focus), let other = self.kind(id) else {
      return true
    }
    return nameWords(id).contains(kind) || nameWords(focus).contains(other)
  }

  func nameWords(_ id: ItemID) -> Set<String> {
    Set(library[id].map { Matcher.words(of: $0.name) } ?? [])
  }

  /// Things whose names hold all of the words, as the data writes them or as the person's language does.
  func things(calledBy words: [String], in catalog: CatalogID) -> [ItemID] {
    let said = Set(words)
    var ids = named(words, in: catalog).filter { said.isSubset(of: nameWords($0)) }
    for reading in matcher.understand(words.joined(separator: " ")).readings {
      for slot in reading.slots where ItemList.catalog(of: slot.list) == catalog {
        guard case .things(let keys) = slot.value, slot.mended == nil else { continue }
        for key in keys where !ids.contains(ItemID(catalog, key)) {
          ids.append(ItemID(catalog, key))
        }
      }
    }
    return ids.isEmpty ? calledElsewhere(words, in: catalog) : ids
  }

  /// Things that go by words in the person's own language, where the words alone are also parts of names elsewhere.
  func calledElsewhere(_ words: [String], in catalog: CatalogID) -> [ItemID] {
    let list = ItemList.list(of: catalog)
    return matcher.names(holding: words).first { $0.list == list }?.values
      .map { ItemID(catalog, $0) } ?? []
  }

  /// Things that may have words in their names: all comics, of whose titles the matcher knows no words.
  private func named(_ words: [String], in catalog: CatalogID) -> [ItemID] {
    guard catalog != .comics else {
      return library[catalog].names.map { ItemID(catalog, $0.key) }
    }
    let list = ItemList.list(of: catalog)
    let found = matcher.names(holding: words).first { $0.list == list }
    return found?.values.map { ItemID(catalog, $0) } ?? []
  }

  /// The one thing that a part of a name alone tells by what was spoken of: "Atlantic", said of a herring.
  ///
  /// The part must be no name of a kind itself, and the kind, the last word of a name, must be that of the record.
  func contrasting(_ slot: Slot, _ keys: [String], _ catalog: CatalogID) -> String? {
    guard case .word("show")? = reading.does.first, slot.isPartial, slot.mended == nil,
      reading.template == "{\(slot.name)}", keys.count > 1, let focus = state.itemInFocus,
      focus.catalog == catalog, let kind = kind(focus)
    else { return nil }
    let kin = keys.filter { self.kind(ItemID(catalog, $0)) == kind }
    return kin.count == 1 && kin.count < keys.count ? kin[0] : nil
  }

  /// The last word of a name, which says what kind of thing it is.
  func kind(_ id: ItemID) -> String? {
    library[id].flatMap { Matcher.words(of: String($0.name.prefix { $0 != "," })).last }
  }
}
