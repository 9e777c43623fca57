import Catalogs
import Conversation

enum Comparisons {
  static let fish = Comparison(
    items: [Samples.cod, Samples.haddock],
    facts: [.calories, .population, .nutrition, .size, .challenge], winner: Samples.cod.id)

  static let monsters = Comparison(
    items: [Samples.goblin, Samples.dragon, Samples.mage],
    facts: [.challenge, .armorClass, .hitPoints, .strength], winner: Samples.dragon.id)

  static let equal = Comparison(
    items: [Samples.cod, Samples.haddock, Samples.snapper], facts: [.harvest])

  /// Over one fact, so that one of them wins.
  static let calories = Comparison(items: fish.items, facts: [.calories], winner: fish.winner)
  static let challenge = Comparison(
    items: monsters.items, facts: [.challenge], winner: monsters.winner)
}
