import Catalogs
import Testing

@testable import Conversation

/// What is on after a change, from what was on before it.
@Suite struct FilterChangeTests {
  static let undead = Filter(.type, .is, "undead")
  static let dragon = Filter(.type, .is, "dragon")
  static let fiend = Filter(.type, .is, "fiend")
  static let evil = Filter(.alignment, .is, "evil")
  static let fly = Filter(.speed, .is, "fly")
  static let swim = Filter(.speed, .is, "swim")
  static let notUndead = Filter(.type, .not, "undead")
  static let notDragon = Filter(.type, .not, "dragon")

  static func over(_ bound: Int) -> Filter { Filter(.challenge, .over, "\(bound)") }
  static func under(_ bound: Int) -> Filter { Filter(.challenge, .under, "\(bound)") }

  static let changes: [([Filter], FilterChange, [Filter])] = [
    ([undead], .only([dragon]), [dragon]),
    ([undead, evil], .only([dragon]), [evil, dragon]),
    ([notUndead], .only([notDragon]), [notUndead, notDragon]),
    ([undead], .only([notDragon]), [undead, notDragon]),
    ([undead, evil], .only([notUndead]), [evil, notUndead]),
    ([over(3)], .only([under(6)]), [over(3), under(6)]),
    ([over(3), under(6)], .only([over(4)]), [under(6), over(4)]),
    ([over(3)], .only([under(2)]), [under(2)]),
    ([fly], .narrow([swim]), [Filter(.speed, .is, "fly + swim")]),
    ([dragon], .narrow([undead]), [Filter(.type, .is, "dragon + undead")]),
    ([dragon, undead], .narrow([undead]), [undead]),
    ([dragon, undead], .narrow([fiend]), [Filter(.type, .is, "dragon", or: [undead]), fiend]),
    ([over(3)], .narrow([over(4)]), [over(3), over(4)]),
    ([undead, evil], .either([dragon]), [undead, dragon, evil]),
    ([dragon], .either([evil]), [Filter(.type, .is, "dragon", or: [evil])]),
    (
      [undead, dragon], .either([evil]),
      [Filter(.type, .is, "undead", or: [dragon, evil])]
    ),
    ([Filter(.type, .is, "undead", or: [evil])], .drop([evil]), [undead]),
    ([], .either([evil]), [evil]),
  ]

  @Test(arguments: changes.indices) func applies(_ index: Int) {
    let (before, change, after) = Self.changes[index]
    #expect(change.applied(to: before) == after)
  }
}
