/// How a column writes the values of its fact.
enum Form: Sendable {
  /// As it stands.
  case text
  /// A list of terms.
  case terms
  /// "15.58"; with a percent sign it is a share of a day's need.
  case number(Unit)
  /// "53000000 2018": an amount and its year.
  case yearly(Unit)
  /// "21".
  case ability
  /// "12 dex; 15 spell Mage Armor".
  case armor
  /// "135 18d10+36".
  case hitPoints
  /// "walk 10; fly 20 hover".
  case distances
  /// "con 6; int 8".
  case bonuses
  /// "1/4", "17".
  case challenge
  /// "1-3 7".
  case episodes
  /// "2015-07-03".
  case date
  /// What follows a beginning that all have in common.
  case link(String)
}
