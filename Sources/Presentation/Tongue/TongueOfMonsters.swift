package import Catalogs

/// The rules' terms.
package protocol TongueOfMonsters: Sendable {
  /// "Medium humanoid (goblinoid), neutral evil".
  func kin(of item: Item) -> String
  /// "17 (natural armor)"; a later one with its condition: "11 while prone".
  func armor(_ armor: ArmorClass, isFirst: Bool) -> String
  /// "fly 60 ft. (hover)".
  func distance(_ distance: Distance, of fact: Fact) -> String
  /// The name of a save or a skill.
  func bonusName(_ name: String, of fact: Fact) -> String
  /// "10 (5,900 XP)".
  func challenge(_ rating: String, experience: String?) -> String
  /// What follows a feature's name: when it recharges, what it hits, how it is resisted.
  func detail(of feature: Feature) -> (remark: String?, text: String)
  /// The heading of spells that are cast so often: "at will", "3/day".
  func spellUsage(_ usage: String) -> String
  /// The heading of the spells of one level.
  func spellLevel(_ level: Int, slots: Int?) -> String
}
