extension FactValue {
  /// The number that this value is ordered and compared by; nil where there is none.
  ///
  /// Armor counts by its first class, speeds and senses by the farthest, bonuses by the highest,
  /// features and episodes by how many there are, a day as 20150703. Passive perception is no distance, and a share of a day's need no amount.
  package var number: Double? {
    switch self {
    case .text, .terms, .link: nil
    case .number(_, .dailyPercent): nil
    case .number(let number, _): number
    case .yearly(let amount, _, _): amount
    case .ability(let score): Double(score)
    case .armor(let classes): classes.first.map { Double($0.value) }
    case .hitPoints(let points, _): Double(points)
    case .distances(let distances):
      distances.filter { $0.name != Distance.passivePerception }.map { Double($0.feet) }.max()
    case .bonuses(let bonuses): bonuses.map { Double($0.value) }.max()
    case .challenge(let rating): rating
    case .features(let features): Double(features.count)
    case .episodes(let episodes): Double(episodes.count)
    case .date(let day): day.ordinal
    }
  }

  /// The number of the part whose name is among the words: how far it flies, its bonus on stealth.
  package func number(named text: String) -> Double? {
    let words = Words(text)
    switch self {
    case .distances(let distances):
      return distances.first { words.holds(Words($0.name)) }.map { Double($0.feet) }
    case .bonuses(let bonuses):
      return bonuses.first { $0.spellings.contains { words.holds(Words($0)) } }
        .map { Double($0.value) }
    default: return nil
    }
  }

  /// Whether it is made of parts that go by names.
  var hasNamedNumbers: Bool {
    switch self {
    case .distances, .bonuses: true
    default: false
    }
  }
}

extension Distance {
  /// The one sense that is a score, not a distance.
  package static let passivePerception = "passive perception"
}

extension Item {
  /// The number that a fact is ordered by; sizes of monsters grow from tiny to gargantuan.
  package func number(_ fact: Fact) -> Double? {
    if fact == .size, case .text(let size)? = facts[fact] { return CreatureSize(size)?.rank }
    return self[fact]?.number
  }
}
