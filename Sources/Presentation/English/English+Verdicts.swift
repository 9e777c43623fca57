import Catalogs
package import Conversation

extension English {
  package func verdict(_ comparison: Comparison, values: [String?]) -> String? {
    guard let fact = comparison.facts.first, let catalog = comparison.items.first?.id.catalog else {
      return nil
    }
    let noun = inSentence(fact, in: catalog)
    guard let winner = comparison.items.firstIndex(where: { $0.id == comparison.winner }) else {
      guard let value = values.first ?? nil, values.allSatisfy({ $0 == value }) else { return nil }
      return finished("They are equal in \(noun): \(value)")
    }
    guard let value = values[winner] else { return nil }
    let words = verdictWords(for: fact, noun: noun, catalog, least: comparison.isLeast)
    let wins = comparison.items.count == 2 ? words.comparative : words.superlative
    let others = values.indices.filter { $0 != winner }
      .compactMap { values[$0].map { withoutUnit($0, of: value, in: wins) } }
    guard !others.isEmpty else { return nil }
    return finished("\(comparison.items[winner].name) \(wins): \(value) against \(joined(others))")
  }

  /// "74 calories" beside "82 calories" is just 74 where the words name calories.
  private func withoutUnit(_ text: String, of value: String, in words: String) -> String {
    guard let space = value.firstIndex(of: " "), text.hasSuffix(value[space...]),
      words.hasSuffix(value[space...])
    else { return text }
    return String(text.dropLast(value[space...].count))
  }

  private typealias Words = (comparative: String, superlative: String)

  private func verdictWords(
    for fact: Fact, noun: String, _ catalog: CatalogID, least isLeast: Bool
  ) -> Words {
    if let words = (isLeast ? Self.leastVerdicts : Self.verdicts)[fact] { return words }
    switch FilterNoun(fact, in: catalog) {
    case .before where isLeast: return ("has the lower \(noun)", "has the lowest \(noun)")
    case .before: return ("has the higher \(noun)", "has the highest \(noun)")
    case _ where isLeast && noun.hasSuffix("s"):
      return ("has fewer \(noun)", "has the fewest \(noun)")
    case _ where isLeast: return ("has less \(noun)", "has the least \(noun)")
    default: return ("has more \(noun)", "has the most \(noun)")
    }
  }

  private static let verdicts: [Fact: Words] = [
    .size: ("is bigger", "is the biggest"), .weight: ("is heavier", "is the heaviest"),
    .lifespan: ("lives longer", "lives longest"), .speed: ("is faster", "is the fastest"),
    .challenge: ("is the greater challenge", "is the greatest challenge"),
    .strength: ("is stronger", "is the strongest"), .xp: ("is worth more", "is worth most"),
    .price: ("costs more", "costs most"), .landings: ("is landed more", "is landed most"),
    .revenue: ("earns more", "earns most"),
    .date: ("is newer", "is the newest"), .number: ("is newer", "is the newest"),
    .year: ("is newer", "is the newest"),
    .episodeCount: ("is in more episodes", "is in the most episodes"),
    .episodes: ("is in more episodes", "is in the most episodes"),
  ]

  private static let leastVerdicts: [Fact: Words] = [
    .size: ("is smaller", "is the smallest"), .weight: ("is lighter", "is the lightest"),
    .lifespan: ("lives less long", "lives the shortest"),
    .speed: ("is slower", "is the slowest"),
    .challenge: ("is the lesser challenge", "is the least challenge"),
    .strength: ("is weaker", "is the weakest"), .xp: ("is worth less", "is worth least"),
    .price: ("costs less", "costs least"), .landings: ("is landed less", "is landed least"),
    .revenue: ("earns less", "earns least"),
    .date: ("is older", "is the oldest"), .number: ("is older", "is the oldest"),
    .year: ("is older", "is the oldest"),
    .episodeCount: ("is in fewer episodes", "is in the fewest episodes"),
    .episodes: ("is in fewer episodes", "is in the fewest episodes"),
    .cholesterol: ("has less cholesterol", "has the least cholesterol"),
  ]
}
