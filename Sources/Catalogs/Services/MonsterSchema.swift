/// The two GraphQL schemas that the monsters' service has had on one address.
package enum MonsterSchema: String, Hashable, Sendable {
  /// In force since May 2025; armor class and damage are unions in it.
  case current
  case older

  /// A page of monsters in the order of their names.
  ///
  /// Never asks for `desc` of a monster: it is declared as always there, and most have none, so the
  /// whole answer would fail.
  var list: String {
    switch self {
    case .current:
      """
      query MonsterPage($limit: Int, $skip: Int) { monsters(limit: $limit, skip: $skip, \
      order: {by: NAME, direction: ASC}) { \(fields) } }
      """
    case .older:
      """
      query MonsterPage($limit: Int!, $skip: Int) { monsters(limit: $limit, skip: $skip, \
      order: {by: NAME, direction: ASCENDING}) { \(fields) } }
      """
    }
  }

  /// One monster; its prose stands apart, so that an error over it costs nothing else.
  var single: String {
    switch self {
    case .current:
      """
      query Monster($index: String!) { monster(index: $index) { \(fields) } \
      prose: monster(index: $index) { desc } }
      """
    case .older:
      """
      query Monster($index: String) { monster(index: $index) { \(fields) } \
      prose: monster(index: $index) { desc } }
      """
    }
  }

  /// The prose of so many monsters, `m0` for the one with the index `$i0`; one without any is null, and costs no other.
  func prose(of count: Int) -> String {
    let type = self == .current ? "String!" : "String"
    let variables = (0..<count).map { "$i\($0): \(type)" }.joined(separator: ", ")
    let monsters = (0..<count).map { "m\($0): monster(index: $i\($0)) { desc }" }
    return "query MonsterProse(\(variables)) { \(monsters.joined(separator: " ")) }"
  }

  private var fields: String {
    """
    index name size type subtype alignment \(armor) hit_points hit_dice hit_points_roll \
    speed { walk swim fly hover climb burrow } \
    strength dexterity constitution intelligence wisdom charisma \
    proficiencies { value proficiency { index } } \
    damage_vulnerabilities damage_resistances damage_immunities condition_immunities { name } \
    senses { passive_perception darkvision blindsight truesight tremorsense } \
    languages challenge_rating xp image forms { name } \
    special_abilities { name desc usage { type times rest_types } \(save) \(traitDamage) } \
    actions { name desc attack_bonus usage { type dice min_value } \(save) \(actionDamage) } \
    legendary_actions { name desc \(save) \(traitDamage) } \
    reactions { name desc \(save) }
    """
  }

  private var armor: String {
    switch self {
    case .current:
      """
      armor_class { ... on ArmorClassDex { type value } ... on ArmorClassNatural { type value } \
      ... on ArmorClassArmor { type value armor { name } } \
      ... on ArmorClassSpell { type value spell { name } } \
      ... on ArmorClassCondition { type value condition { name } } }
      """
    case .older:
      "armor_class { type value armor { name } spell { name } condition { name } }"
    }
  }

  private var save: String {
    switch self {
    case .current: "dc { dc_type { index } dc_value success_type }"
    case .older: "dc { type { index } value success }"
    }
  }

  private var traitDamage: String { "damage { damage_dice damage_type { index } }" }

  private var actionDamage: String {
    switch self {
    case .current: "damage { ... on Damage { damage_dice damage_type { index } } }"
    case .older: traitDamage
    }
  }
}
