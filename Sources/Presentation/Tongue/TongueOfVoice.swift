package import Catalogs
package import Conversation

/// What only the ear needs.
package protocol TongueOfVoice: Sendable {
  var ear: EarWords { get }
  /// "Strength, plus 2, score 15."
  func spokenAbility(_ ability: Fact, modifier: String, score: Int) -> String
  /// "Comic 3288, from August 21st 2026."
  func spokenComic(number: Int?, day: CalendarDay?) -> String
  func spokenArmor(_ armor: String) -> String
  func spokenHitPoints(_ points: Int) -> String
  /// What a drawing shows.
  func spoken(_ art: Art) -> String
  /// Which tags of a panel are on: "On: Morty."
  func spokenMarks(on: [String], off: [String]) -> String
}
