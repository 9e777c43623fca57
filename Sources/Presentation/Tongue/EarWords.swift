/// Words that stand in for signs when a text is spoken.
package struct EarWords: Sendable {
  package let plus: String
  package let minus: String
  /// For "±".
  package let plusOrMinus: String
  /// Between the ends of a range: "1–10".
  package let to: String
  package let times: String
  /// Before a number that names something: "#12".
  package let number: String
  package let dollars: String
  /// Between the dice and their sides: "2 d 6".
  package let dice: String
  /// "1/4" → "one quarter".
  package let fractions: [String: String]
  /// Units that follow a number: "ft." → "feet".
  package let units: [String: String]
  /// Short forms with what they are said as: "XP" → "experience points".
  package let abbreviations: [String: String]

  package init(
    plus: String, minus: String, plusOrMinus: String, to: String, times: String,
    number: String, dollars: String, dice: String, fractions: [String: String],
    units: [String: String], abbreviations: [String: String]
  ) {
    self.plus = plus
    self.minus = minus
    self.plusOrMinus = plusOrMinus
    self.to = to
    self.times = times
    self.number = number
    self.dollars = dollars
    self.dice = dice
    self.fractions = fractions
    self.units = units
    self.abbreviations = abbreviations
  }
}
