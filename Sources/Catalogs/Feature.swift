/// A trait, action, reaction or legendary action of a monster, in numbers and game terms.
package struct Feature: Hashable, Sendable {
  package var name: String
  /// "melee weapon attack", "ranged spell attack" and the like.
  package var kind: String?
  package var attackBonus: Int?
  /// Reach in feet.
  package var reach: Int?
  /// Normal and long range in feet; the second may be absent.
  package var range: [Int] = []
  package var area: Area?
  package var damage: [Damage] = []
  /// What a hit does on average.
  package var averageHit: Int?
  package var save: SavingThrow?
  /// "5-6": the die rolls that recharge it.
  package var recharge: String?
  package var perDay: Int?
  /// Rests that recharge it: "short", "long".
  package var rests: [String] = []
  /// Conditions it can impose.
  package var conditions: [String] = []
  /// The attacks a multiattack is made of, with how many of each.
  package var attacks: [Count] = []
  /// Alternatives of a multiattack, two or more; empty when `attacks` says it all.
  package var attackChoices: [[Count]] = []
  /// What it consists of, each with numbers of its own: the breaths to choose from, the roars in their order.
  package var variants: [Feature] = []
  /// How many legendary actions it costs, when more than one.
  package var cost: Int?
  package var spellcasting: Spellcasting?
  /// What it does, in the service's own words, once they were fetched.
  package var text: String?

  package init(name: String) { self.name = name }

  package struct Area: Hashable, Sendable {
    package let shape: String
    package let feet: Int
    package init(shape: String, feet: Int) {
      self.shape = shape
      self.feet = feet
    }
  }

  package struct Damage: Hashable, Sendable {
    /// "2d6+3", or "1" where nothing is rolled.
    package let dice: String
    package let type: String
    /// When it applies: "two handed".
    package var remark: String?
    /// A save against this damage alone.
    package var save: SavingThrow?
    /// What may be dealt in its place.
    package var alternatives: [Damage] = []

    package init(dice: String, type: String) {
      self.dice = dice
      self.type = type
    }
  }

  package struct SavingThrow: Hashable, Sendable {
    package let value: Int
    /// Three letters, upper case: "CON".
    package let ability: String
    /// "half", "none" or "other".
    package let success: String
    package init(value: Int, ability: String, success: String) {
      self.value = value
      self.ability = ability
      self.success = success
    }
  }

  package struct Count: Hashable, Sendable {
    package let name: String
    /// As the data has it: "2", "1d4".
    package let count: String
    package init(name: String, count: String) {
      self.name = name
      self.count = count
    }
  }

  package struct Spellcasting: Hashable, Sendable {
    package var ability: String?
    package var level: Int?
    package var saveDC: Int?
    package var attackBonus: Int?
    /// The class whose spells it casts: "wizard".
    package var school: String?
    /// Slots by spell level, 1 to 9; empty for innate casting.
    package var slots: [Int] = []
    /// Spell names with their level, 0 for cantrips.
    package var spells: [Spell] = []
    package init() {}
  }

  package struct Spell: Hashable, Sendable {
    package let name: String
    package let level: Int
    /// How often, for innate casting: "at will", "3/day".
    package let usage: String?
    package init(name: String, level: Int, usage: String? = nil) {
      self.name = name
      self.level = level
      self.usage = usage
    }
  }
}
