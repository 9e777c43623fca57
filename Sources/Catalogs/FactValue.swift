/// What a fact says of one record.
package enum FactValue: Hashable, Sendable {
  /// A phrase or a passage as it stands.
  case text(String)
  /// Words of a closed vocabulary, in the data's order and spelling ("white", "Wild", "West Coast").
  case terms([String])
  /// A number with its unit.
  case number(Double, Unit)
  /// An amount within one year, such as landings.
  case yearly(Double, Unit, year: Int)
  /// A monster's ability score, 1 to 30; its modifier is floor(score / 2 − 5).
  case ability(Int)
  /// Armor classes; the first always applies, later ones on their condition.
  case armor([ArmorClass])
  /// Hit points and the dice that make them ("18d10+36").
  case hitPoints(Int, roll: String)
  /// Speeds or senses: what, how far, and a remark ("hover", "blind beyond this radius").
  case distances([Distance])
  /// Bonuses by name: saves by ability, skills.
  case bonuses([Bonus])
  /// A challenge rating; 0.125, 0.25 and 0.5 are said as fractions.
  case challenge(Double)
  /// Traits, actions, reactions or legendary actions.
  case features([Feature])
  /// Episodes by number.
  case episodes([Int])
  /// A calendar day.
  case date(CalendarDay)
  /// An address on the web, https only.
  case link(String)
}

/// The unit of a number among the facts.
package enum Unit: String, Codable, Hashable, Sendable {
  case none, calories, grams, milligrams, micrograms, inches, pounds, years, dollars, experience
  case feet, episodes
  /// Percent of a day's need: no amount, so nothing that amounts can be ordered with.
  case dailyPercent
}

/// A named bonus, such as a save ("con", +6) or a skill ("perception", +10).
package struct Bonus: Hashable, Sendable {
  package let name: String
  package let value: Int

  package init(_ name: String, _ value: Int) {
    self.name = name
    self.value = value
  }
}

/// A speed or a sense with its reach in feet and an optional remark; passive perception has no unit.
package struct Distance: Hashable, Sendable {
  package let name: String
  package let feet: Int
  package let remark: String?

  package init(_ name: String, _ feet: Int, remark: String? = nil) {
    self.name = name
    self.feet = feet
    self.remark = remark
  }
}

/// One armor class with what it comes from: "natural", or pieces of armor, a spell, a condition.
package struct ArmorClass: Hashable, Sendable {
  package let value: Int
  package let kind: String
  package let sources: [String]

  package init(_ value: Int, kind: String, sources: [String] = []) {
    self.value = value
    self.kind = kind
    self.sources = sources
  }
}
