/// Numbers of the rules.
package enum Ability {
  /// The modifier of a score: floor(score / 2 − 5).
  package static func modifier(_ score: Int) -> Int {
    (score >> 1) - 5
  }
}
