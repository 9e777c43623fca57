package import Catalogs

extension English {
  package func draw(in fact: Fact, of catalog: CatalogID, value: String) -> String {
    "They are equal in \(inSentence(fact, in: catalog)): \(value)"
  }

  package var against: String { "against" }

  package func verdictWords(
    for fact: Fact, _ catalog: CatalogID, least isLeast: Bool
  ) -> VerdictWords {
    if let words = (isLeast ? Self.leastVerdicts : Self.verdicts)[fact] { return words }
    let noun = inSentence(fact, in: catalog)
    switch FilterNoun(fact, in: catalog) {
    case .before where isLeast: return ("has the lower \(noun)", "has the lowest \(noun)")
    case .before: return ("has the higher \(noun)", "has the highest \(noun)")
    case _ where isLeast && noun.hasSuffix("s"):
      return ("has fewer \(noun)", "has the fewest \(noun)")
    case _ where isLeast: return ("has less \(noun)", "has the least \(noun)")
    default: return ("has more \(noun)", "has the most \(noun)")
    }
  }

  private static let verdicts: [Fact: VerdictWords] = [
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

  private static let leastVerdicts: [Fact: VerdictWords] = [
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
