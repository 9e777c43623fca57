import Catalogs

// A fact as it is written, with what the data spreads over several facts put together.
extension Composer {
  /// The value of a fact, or nil when the record does not have it.
  func written(_ fact: Fact, of item: Item) -> String? {
    let text: String? =
      switch fact {
      case .name: item.name
      case .nutrition: item[.nutrition].map { plain($0, .nutrition, item) } ?? nutrition(of: item)
      case .challenge: challenge(of: item)
      case .spells: item[.spells].map { plain($0, .spells, item) } ?? spellNames(of: item)
      default: item[fact].map { plain($0, fact, item) }
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value as a phrase; addresses become links.
  func phrase(_ fact: Fact, of item: Item) -> Phrase? {
    guard let text = written(fact, of: item) else { return nil }
    switch item[fact] {
    case .link: return .link(text)
    case .text where Self.addresses.contains(fact): return .link(text)
    default: return Phrase(text)
    }
  }

  private func plain(_ value: FactValue, _ fact: Fact, _ item: Item) -> String {
    tongue.value(value, of: fact, in: item.id.catalog)
  }

  /// What a serving holds, facts in this order.
  static let nutrients: [Fact] = [
    .calories, .protein, .fat, .saturatedFat, .carbohydrates, .sugars, .fiber, .cholesterol,
    .sodium, .selenium,
  ]

  private func nutrition(of item: Item) -> String? {
    let parts = Self.nutrients.compactMap { fact in
      item[fact].map { (fact: fact, amount: plain($0, fact, item)) }
    }
    guard !parts.isEmpty else { return nil }
    return tongue.nutrition(parts, serving: item[.serving].map { plain($0, .serving, item) })
  }

  private func challenge(of item: Item) -> String? {
    guard let rating = item[.challenge] else { return nil }
    return tongue.challenge(
      plain(rating, .challenge, item), experience: item[.xp].map { plain($0, .xp, item) })
  }

  private func spellNames(of item: Item) -> String? {
    let names = castings(of: item).flatMap(\.spells).map(\.name)
    return names.isEmpty ? nil : tongue.list(names)
  }

  func castings(of item: Item) -> [Feature.Spellcasting] {
    guard case .features(let traits) = item[.traits] else { return [] }
    return traits.compactMap(\.spellcasting).filter { !$0.spells.isEmpty }
  }
}
