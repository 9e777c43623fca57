import Catalogs
import Language

/// Facts asked of things that another catalog has: "how old is a lich", "where do goblins live".
extension CommandBuilder {
  /// What such a question comes to; nil when it is about a thing of its own catalog.
  ///
  /// Half a name in the catalog of the question weighs less than a whole one elsewhere, or than a kind of many there.
  var elsewhere: Built? {
    guard let fact = factAsked else { return nil }
    for slot in reading.slots {
      guard let catalog = ItemList.catalog(of: slot.list), !slot.isFromContext else { continue }
      switch slot.value {
      case .unknown(let words): return named(words, besides: catalog).flatMap { told(fact, of: $0) }
      case .things(let keys) where slot.isPartial && slot.mended == nil:
        let words = words(of: slot)
        if let ids = named(words, besides: catalog), keys.count == 1 || mayTell(fact, of: ids) {
          return told(fact, of: ids)
        }
        return isKind(words, besides: catalog, of: keys.count)
          ? .commands([.search(words, in: nil)], mended: []) : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether things may have a fact: what only others have is asked of those, where a family of them is called so ("crab").
  private func mayTell(_ fact: Fact, of ids: [ItemID]) -> Bool {
    ids.contains { library[$0.catalog].spec(of: fact) != nil }
  }

  private var factAsked: Fact? {
    switch reading.does.first {
    case .word("fact"):
      VerbBuilder(self, [:]).arguments.prefix { $0 != "of" }.lazy.compactMap(Fact.named).first
    case .word("check"): VerbBuilder(self, [:]).tagsAsked.first?.field
    default: nil
    }
  }

  /// Things of other catalogs whose whole name this is.
  private func named(_ words: String, besides catalog: CatalogID) -> [ItemID]? {
    for reading in matcher.understand(words).readings {
      guard case .word("show")? = reading.does.first, reading.method == .template,
        let slot = reading.slots.first, slot.mended == nil, !slot.isPartial,
        slot.range == reading.tokens.indices, case .things(let keys) = slot.value,
        let other = ItemList.catalog(of: slot.list), other != catalog, other != .comics
      else { continue }
      return keys.map { ItemID(other, $0) }
    }
    return nil
  }

  /// Whether so many more things elsewhere are called so that these are meant.
  private func isKind(_ words: String, besides catalog: CatalogID, of count: Int) -> Bool {
    let found = matcher.names(holding: Matcher.words(of: words))
    return found.contains { list, values in
      let other = ItemList.catalog(of: list)
      return other != nil && other != catalog && other != .comics
        && values.count >= Self.manyMore * count
    }
  }

  private static let manyMore = 5

  private func told(_ fact: Fact, of ids: [ItemID]) -> Built {
    let candidates = ids.map { Question.Candidate(commands: [.fact(fact, $0)], item: $0) }
    return candidates.count == 1
      ? .commands(candidates[0].commands, mended: []) : .ask(candidates, total: candidates.count)
  }
}
