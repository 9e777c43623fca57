package import Catalogs

extension German {
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
      return (sort.descending ? words.descending : words.ascending) + " zuerst"
    }
    let order = "nach \(noun(of: sort.field, in: catalog).dative)"
    if GermanMeasure(sort.field, in: catalog) == nil {
      return sort.descending ? order + ", Z bis A" : order
    }
    return order + (sort.descending ? " absteigend" : " aufsteigend")
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
      return "\(day). \(Self.name(ofMonth: month))"
    case (.date, _, _): return filter.value
    default: return Double(filter.value).map { number($0) } ?? filter.value
    }
  }

  private func wordPhrase(_ filter: Filter, in catalog: CatalogID) -> String {
    if filter.value.lowercased() == "any" {
      return "mit "
        + (Self.parts[filter.field] ?? "bekannter Angabe: " + inSentence(filter.field, in: catalog))
    }
    if GermanMeasure(filter.field, in: catalog) != nil { return boundPhrase(filter, in: catalog) }
    let plain = self.value(of: filter)
    if plain.lowercased() == "unknown" {
      return inSentence(filter.field, in: catalog) + " unbekannt"
    }
    if filter.field == .episodes, plain.hasPrefix("season ") {
      return "in Staffel \(joined(filter.parts.map { String($0.value.dropFirst(7)) }))"
    }
    if filter.isOfSeveralEpisodes { return "in den Folgen " + plain }
    let values = filter.parts.map { term(self.value(of: $0), of: filter.field, in: catalog) }
    let value = values.joined(separator: " und ")
    switch (filter.field, catalog) {
    case (.location, .characters): return Self.whereabouts[plain] ?? "in \(value)"
    case (.origin, _): return Self.homelands[plain] ?? "von \(value)"
    case (.location, _), (.region, _): return Self.provenances[plain] ?? "aus \(value)"
    case (.saves, _): return "mit Rettungswurf \(bonusName(plain, of: .saves))"
    case (.type, _), (.subtype, _):
      let kinds = zip(filter.parts, values).map { Self.kindPlurals[$0.value.lowercased()] ?? $1 }
      return kinds.joined(separator: " und ")
    case (.species, _): return Self.speciesPlurals[plain] ?? value
    case (.season, _), (.month, _): return Self.inTime.contains(value) ? "im \(value)" : value
    case (.conditionImmunities, _): return "nie \(value)"
    case (.speed, _):
      return values.map { Self.movements[$0] ?? "mit Bewegung \($0)" }.joined(separator: " und ")
    case (.title, _): return "mit \(quoted(value)) im Titel"
    case (.episodes, _): return "in Folge \(Int(plain).flatMap(Self.title(ofEpisode:)) ?? value)"
    default: return (Self.prepositions[filter.field] ?? "") + value
    }
  }

  /// Certain records, as many as they are.
  private func among(_ filter: Filter) -> String {
    let count = filter.choices.count
    let phrase = count == 1 ? "dieses eine" : "unter diesen \(number(count))"
    return filter.comparison == .not ? "nicht \(phrase)" : phrase
  }

  /// What a record has any of, as what it has: "legendäre Aktionen".
  func accusative(_ filter: Filter) -> String? {
    filter.value.lowercased() == "any" ? Self.accusativeParts[filter.field] : nil
  }

  private func negated(_ filter: Filter, in catalog: CatalogID) -> String {
    if let part = accusative(filter) { return "ohne " + part }
    let phrase = wordPhrase(filter, in: catalog)
    // What is not so has its „nicht“ behind the noun: „Bestand nicht unter dem Zielwert“.
    if let noun = Self.prepositions[filter.field], noun.first?.isUppercase ?? false,
      phrase.hasPrefix(noun)
    {
      return noun + "nicht " + phrase.dropFirst(noun.count)
    }
    return phrase.hasPrefix("mit ") ? "ohne " + phrase.dropFirst(4) : "nicht " + phrase
  }

  private func boundPhrase(_ filter: Filter, in catalog: CatalogID) -> String {
    let value = value(of: filter)
    switch GermanMeasure(filter.field, in: catalog) {
    case .after(let noun):
      return [Self.bounds[filter.comparison] ?? "", value, singular(noun, if: value == "1")]
        .filter { !$0.isEmpty }.joined(separator: " ")
    case .before(let noun):
      return [noun, Self.bounds[filter.comparison] ?? "", value].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .time:
      switch filter.comparison {
      case .min: return "ab \(value)"
      case .max: return "bis \(value)"
      case .over: return "nach \(value)"
      case .under: return "vor \(value)"
      case .is, .not: return (Self.prepositionsOfTime[filter.field] ?? "aus ") + value
      }
    case nil:
      return namedPhrase(filter, in: catalog)
    }
  }

  private static let prepositionsOfTime: [Fact: String] = [.date: "vom ", .month: "im "]

  private func singular(_ noun: String, if isOne: Bool) -> String {
    guard isOne else { return noun }
    return Self.singulars[noun] ?? noun
  }

  /// A part that goes by a name, with its bound: "fly 60" → "fliegen mindestens 60".
  private func namedPhrase(_ filter: Filter, in catalog: CatalogID) -> String {
    let bound = Self.bounds[filter.comparison] ?? ""
    let words = filter.value.split(separator: " ")
    guard words.count > 1, let last = words.last, Double(last) != nil else {
      return "\(inSentence(filter.field, in: catalog)) \(bound) "
        + term(value(of: filter), of: filter.field, in: catalog)
    }
    let name = words.dropLast().joined(separator: " ")
    return "\(term(name, of: filter.field, in: catalog)) \(bound) \(last)"
  }

  private static let singulars = [
    "Kalorien": "Kalorie", "Jahre": "Jahr", "Trefferpunkte": "Trefferpunkt", "Folgen": "Folge",
    "Bilder": "Bild",
  ]

  static let bounds: [Filter.Comparison: String] = [
    .min: "mindestens", .max: "höchstens", .over: "über", .under: "unter",
  ]

  /// What a record has of which any will do.
  private static let parts: [Fact: String] = [
    .legendaryActions: "legendären Aktionen", .reactions: "Reaktionen", .traits: "Merkmalen",
    .actions: "Aktionen", .spells: "Zaubern", .picture: "Bild", .hoverText: "Mausover-Text",
    .transcript: "Abschrift", .saves: "Rettungswürfen", .skills: "Fertigkeiten",
    .forms: "weiteren Formen", .resistances: "Resistenzen", .immunities: "Immunitäten",
    .subtype: "Unterart", .vulnerabilities: "Anfälligkeiten",
    .conditionImmunities: "Zustandsimmunitäten", .languages: "Sprache", .gallery: "Bildern",
    .episodes: "Folgen",
  ]

  /// The same after "ohne", where that is another form.
  private static let accusativeParts: [Fact: String] = [
    .legendaryActions: "legendäre Aktionen", .traits: "Merkmale", .spells: "Zauber",
    .saves: "Rettungswürfe", .forms: "weitere Formen", .gallery: "Bilder",
  ]

  private static let prepositions: [Fact: String] = [
    .source: "angelandet in ", .habitat: "aus ", .gear: "gefangen mit ",
    .harvest: "aus ", .resistances: "resistent gegen ", .immunities: "immun gegen ",
    .vulnerabilities: "anfällig für ", .languages: "mit Sprache ", .senses: "mit ",
    .skills: "mit ", .traits: "mit ", .actions: "mit ",
    .reactions: "mit ", .legendaryActions: "mit ", .spells: "mit ", .population: "Bestand ",
    .fishingRate: "Befischung ",
    .availability: "erhältlich: ",
  ]

  private static let movements = [
    "gehen": "gehend", "schwimmen": "schwimmend", "fliegen": "fliegend", "graben": "grabend",
    "klettern": "kletternd", "schweben": "schwebend",
  ]

  /// What an episode is called.
  private static func title(ofEpisode number: Int) -> String? {
    EpisodeGuide.embedded.episode(number).map { "\(number), \($0.name)" }
  }

  private static let orders: [Fact: (ascending: String, descending: String)] = [
    .date: ("älteste", "neueste"), .number: ("älteste", "neueste"), .year: ("älteste", "neueste"),
    .size: ("kleinste", "größte"), .weight: ("leichteste", "schwerste"),
    .lifespan: ("kurzlebigste", "langlebigste"), .speed: ("langsamste", "schnellste"),
    .strength: ("schwächste", "stärkste"), .challenge: ("schwächste", "stärkste"),
  ]
}
