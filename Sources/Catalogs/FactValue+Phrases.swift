extension FactValue {
  /// What a filter by words looks into: each phrase is matched by itself, by whole words.
  package var phrases: [String] {
    switch self {
    case .text(let text): [text]
    case .terms(let terms): terms
    case .armor(let classes): classes.flatMap { [$0.kind] + $0.sources }
    case .distances(let distances): distances.flatMap { [$0.name] + ($0.remark.map { [$0] } ?? []) }
    case .bonuses(let bonuses): bonuses.flatMap(\.spellings)
    case .features(let features): features.flatMap { [$0.name] + $0.variants.map(\.name) }
    case .date(let day): [day.iso]
    case .number, .yearly, .ability, .hitPoints, .challenge, .episodes, .link: []
    }
  }

  /// The kinds of damage that features deal, as a filter asks for them: "fire damage".
  var damages: [String] {
    guard case .features(let features) = self else { return [] }
    return features.flatMap { [$0] + $0.variants }.flatMap(\.damage)
      .flatMap { [$0] + $0.alternatives }.map { $0.type + " damage" }
  }

  /// The values a person would choose from in a filter, as texts.
  package var labels: [String] {
    switch self {
    case .text(let text): [text]
    case .terms(let terms): terms
    case .distances(let distances): distances.map(\.name)
    case .bonuses(let bonuses): bonuses.map(\.name)
    case .features(let features): features.map(\.name)
    case .challenge(let rating): [ChallengeRating.text(rating)]
    case .date(let day): [day.iso]
    case .number(let number, .dailyPercent): [Self.text(number) + "%"]
    case .number, .yearly, .ability, .armor, .hitPoints: number.map { [Self.text($0)] } ?? []
    case .episodes, .link: []
    }
  }

  /// "92", "15.58".
  private static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension Bonus {
  /// A save goes by the short and the long name of its ability.
  var spellings: [String] {
    let abilities = [
      "str": "strength", "dex": "dexterity", "con": "constitution", "int": "intelligence",
      "wis": "wisdom", "cha": "charisma",
    ]
    return [name] + (abilities[name].map { [$0] } ?? [])
  }
}
