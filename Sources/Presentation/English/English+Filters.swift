package import Catalogs

extension English {
  package func phrase(_ filter: Filter, in catalog: CatalogID) -> String {
    if filter.field == .key { return among(filter) }
    guard filter.others.isEmpty else {
      return either(filter.choices.map { phrase($0, in: catalog) })
    }
    return switch filter.comparison {
    case .is: wordPhrase(filter, in: catalog)
    case .not: negated(filter, in: catalog)
    case .min, .max, .over, .under: boundPhrase(filter, in: catalog)
    }
  }

  package func phrase(_ sort: Query.Sort, in catalog: CatalogID) -> String {
    if let words = Self.orders[sort.field] {
      return (sort.descending ? words.descending : words.ascending) + " first"
    }
    if FilterNoun(sort.field, in: catalog) == nil {
      let order = "by \(inSentence(sort.field, in: catalog))"
      return sort.descending ? order + ", Z to A" : order
    }
    return "\(sort.descending ? "highest" : "lowest") \(inSentence(sort.field, in: catalog)) first"
  }

  /// A day, a month, a year or a number as a filter's value has it, written as people write it.
  func value(of filter: Filter) -> String {
    let parts = filter.value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    switch (filter.field, parts.count, parts.first ?? nil) {
    case (.challenge, _, _):
      return ChallengeRating.number(filter.value).map(ChallengeRating.text) ?? filter.value
    case (.year, _, _), (.number, _, _): return filter.value
    case (.month, 1, let month?): return Self.name(ofMonth: month)
    case (.date, 3, let year?):
      guard let month = parts[1], let day = parts[2] else { return filter.value }
      return date(CalendarDay(year: year, month: month, day: day))
    case (.date, 2, let year?):
      return parts[1].map { "\(Self.name(ofMonth: $0)) \(year)" } ?? filter.value
    case (.date, 4, _):
      guard let month = parts[2], let day = parts[3] else { return filter.value }
      return "\(day) \(Self.name(ofMonth: month))"
    case (.date, _, _): return filter.value
    default: return Double(filter.value).map { number($0) } ?? filter.value
    }
  }

  private func wordPhrase(_ filter: Filter, in catalog: CatalogID) -> String {
    if filter.value.lowercased() == "any" {
      return "with "
        + (Self.parts[filter.field] ?? "known " + inSentence(filter.field, in: catalog))
    }
    let isPlainNumber = filter.field == .speed && Double(filter.value) != nil
    if isPlainNumber || FilterNoun(filter.field, in: catalog) != nil {
      return boundPhrase(filter, in: catalog)
    }
    if filter.value.lowercased() == "unknown" {
      return inSentence(filter.field, in: catalog) + " unknown"
    }
    if filter.field == .episodes, filter.value.hasPrefix("season ") {
      return "in \(joined(filter.parts.map(\.value)))"
    }
    if filter.isOfSeveralEpisodes { return "in episodes " + filter.value }
    let values = filter.parts.map { term(self.value(of: $0), of: filter.field, in: catalog) }
    let value = values.joined(separator: " and ")
    switch (filter.field, catalog) {
    case (.location, .characters): return "at \(value)"
    case (.saves, _): return "with \(value.uppercased()) saves"
    default: return (Self.prepositions[filter.field] ?? "") + value
    }
  }

  /// Certain records, as many as they are.
  private func among(_ filter: Filter) -> String {
    let count = filter.choices.count
    let phrase = count == 1 ? "this one" : "among these \(number(count))"
    return filter.comparison == .not ? "not \(phrase)" : phrase
  }

  private func negated(_ filter: Filter, in catalog: CatalogID) -> String {
    let phrase = wordPhrase(filter, in: catalog)
    if let noun = Self.nounsBefore[filter.field], phrase.hasPrefix(noun) {
      return noun + "not " + phrase.dropFirst(noun.utf8.count)
    }
    return phrase.hasPrefix("with ") ? "without " + phrase.dropFirst(5) : "not " + phrase
  }

  /// What is not so has its "not" behind the noun: "population not below target".
  private static let nounsBefore: [Fact: String] = [
    .population: "population ", .fishingRate: "fishing ",
  ]

  private func boundPhrase(_ filter: Filter, in catalog: CatalogID) -> String {
    let value = value(of: filter)
    switch FilterNoun(filter.field, in: catalog) {
    case .after(let noun):
      let noun = value == "1" && noun.hasSuffix("s") ? String(noun.dropLast()) : noun
      return [Self.bounds[filter.comparison] ?? "", value, noun].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .before(let noun):
      return [noun, Self.bounds[filter.comparison] ?? "", value].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .time:
      switch filter.comparison {
      case .min: return "from \(value) on"
      case .max: return "up to \(value)"
      case .over: return "after \(value)"
      case .under: return "before \(value)"
      case .is, .not: return "from \(value)"
      }
    case nil:
      return namedPhrase(filter, in: catalog)
    }
  }

  /// A part that goes by a name, with its bound: "fly 60" → "fly at least 60".
  private func namedPhrase(_ filter: Filter, in catalog: CatalogID) -> String {
    let words = filter.value.split(separator: " ")
    let isNamed = words.count > 1 && words.last.flatMap { Double($0) } != nil
    let name =
      isNamed
      ? words.dropLast().joined(separator: " ") : inSentence(filter.field, in: catalog)
    let number = isNamed ? words.last.map(String.init) : value(of: filter)
    return [name, Self.bounds[filter.comparison] ?? "", number ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  static let bounds: [Filter.Comparison: String] = [
    .min: "at least", .max: "at most", .over: "over", .under: "under",
  ]

  /// What a record has of which any will do.
  private static let parts: [Fact: String] = [
    .legendaryActions: "legendary actions", .reactions: "reactions", .traits: "traits",
    .actions: "actions", .spells: "spells", .picture: "a picture", .hoverText: "hover text",
    .transcript: "a transcript", .saves: "saves", .skills: "skills", .forms: "other forms",
    .resistances: "resistances", .immunities: "immunities", .subtype: "a subtype",
    .vulnerabilities: "vulnerabilities", .conditionImmunities: "condition immunities",
    .languages: "a language", .gallery: "pictures", .episodes: "episodes",
  ]

  private static let prepositions: [Fact: String] = [
    .region: "from ", .source: "landed in ", .location: "from ", .origin: "from ",
    .habitat: "from ", .gear: "caught by ",
    .resistances: "resistant to ", .immunities: "immune to ", .conditionImmunities: "immune to ",
    .vulnerabilities: "vulnerable to ", .languages: "speaking ", .senses: "with ",
    .speed: "able to ", .skills: "with ", .traits: "with ", .actions: "with ",
    .reactions: "with ", .legendaryActions: "with ", .spells: "with ", .population: "population ",
    .fishingRate: "fishing ", .season: "in ", .episodes: "in episode ", .title: "titled ",
    .month: "from ",
  ]

  private static let orders: [Fact: (ascending: String, descending: String)] = [
    .date: ("oldest", "newest"), .number: ("oldest", "newest"), .year: ("oldest", "newest"),
    .size: ("smallest", "largest"), .weight: ("lightest", "heaviest"),
    .lifespan: ("shortest-lived", "longest-lived"), .speed: ("slowest", "fastest"),
    .strength: ("weakest", "strongest"),
  ]
}
