package import Catalogs

// What is alike in every language about the value of a fact.
extension Tongue {
  /// A value as it is written, without its label.
  package func value(_ value: FactValue, of fact: Fact, in catalog: CatalogID) -> String {
    switch value {
    case .text(let text): term(text, of: fact, in: catalog)
    case .terms(let terms): list(terms.map { term($0, of: fact, in: catalog) })
    case .number(let number, .none): bare(number, of: fact)
    case .number(let number, let unit): quantity(number, unit)
    case .yearly(let number, let unit, let year): yearly(quantity(number, unit), year: year)
    case .ability(let score): "\(score) (\(Signed.text(Ability.modifier(score))))"
    case .armor(let classes):
      classes.enumerated().map { armor($1, isFirst: $0 == 0) }.joined(separator: ", ")
    case .hitPoints(let points, let roll): roll.isEmpty ? "\(points)" : "\(points) (\(roll))"
    case .distances(let distances):
      distances.map { distance($0, of: fact) }.joined(separator: ", ")
    case .bonuses(let bonuses):
      bonuses.map { bonusName($0.name, of: fact) + " " + Signed.text($0.value) }
        .joined(separator: ", ")
    case .challenge(let rating): ChallengeRating.text(rating)
    case .features(let features): list(features.map(\.name))
    case .episodes(let numbers): episodes(Runs.text(numbers), count: numbers.count)
    case .date(let day): date(day)
    case .link(let address): Address.safe(address) ?? ""
    }
  }

  package func quantity(_ number: Double, _ unit: Unit) -> String {
    // Of a dollar's parts there are cents.
    let text = Numeral.text(number, separators, decimals: unit == .dollars ? 2 : 0)
    return quantity(text, unit, isOne: number == 1)
  }

  /// A number without a unit names something, such as a comic or a year, and keeps its digits together.
  private func bare(_ number: Double, of fact: Fact) -> String {
    let digits = Numeral.text(number, ("", separators.decimals))
    return fact == .proficiencyBonus && number >= 0 ? "+" + digits : digits
  }

  package func number(_ number: Double) -> String { Numeral.text(number, separators) }
  package func number(_ number: Int) -> String { Numeral.text(Double(number), separators) }

  /// Items in a row; those that hold commas themselves are set apart by semicolons.
  package func list(_ items: [String]) -> String {
    if items.count == 1 { return items[0] }
    return items.joined(separator: items.contains { $0.holds(",") } ? "; " : ", ")
  }
}
