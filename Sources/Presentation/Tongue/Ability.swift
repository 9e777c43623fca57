/// Numbers of the rules.
package enum Ability {
  /// The modifier of a score: floor(score / 2 − 5).
  package static func modifier(_ score: Int) -> Int {
    (score >> 1) - 5
  }

  /// A challenge rating as it is written: "1/8", "1/4", "1/2", "21".
  package static func rating(_ rating: Double) -> String {
    switch rating {
    case 0.125: "1/8"
    case 0.25: "1/4"
    case 0.5: "1/2"
    default: Numeral.text(rating, ("", "."))
    }
  }
}
