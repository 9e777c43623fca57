import Catalogs

extension Samples {
  static let goblin = Item(
    id: ItemID(.monsters, "goblin"), name: "Goblin",
    facts: [
      .size: .terms(["Small"]), .type: .terms(["humanoid"]), .subtype: .terms(["goblinoid"]),
      .alignment: .terms(["neutral evil"]),
      .armorClass: .armor([ArmorClass(15, kind: "armor", sources: ["Leather Armor", "Shield"])]),
      .hitPoints: .hitPoints(7, roll: "2d6"), .speed: .distances([Distance("walk", 30)]),
      .strength: .ability(8), .dexterity: .ability(14), .constitution: .ability(10),
      .intelligence: .ability(10), .wisdom: .ability(8), .charisma: .ability(8),
      .skills: .bonuses([Bonus("stealth", 6)]),
      .senses: .distances([Distance("darkvision", 60), Distance("passive_perception", 9)]),
      .languages: .text("Common, Goblin"), .challenge: .challenge(0.25),
      .xp: .number(50, .experience), .traits: .features([Feature(name: "Nimble Escape")]),
      .actions: .features([scimitar, shortbow]),
    ])

  private static let scimitar = attack(
    "Scimitar", "melee weapon attack", +4, reach: 5, damage: [("1d6+2", "slashing")])

  private static let shortbow = attack(
    "Shortbow", "ranged weapon attack", +4, range: [80, 320], damage: [("1d6+2", "piercing")])

  static let dragon = Item(
    id: ItemID(.monsters, "adult-blue-dragon"), name: "Adult Blue Dragon",
    facts: [
      .size: .terms(["Huge"]), .type: .terms(["dragon"]), .alignment: .terms(["lawful evil"]),
      .armorClass: .armor([ArmorClass(19, kind: "natural")]),
      .hitPoints: .hitPoints(225, roll: "18d12+108"),
      .speed: .distances([Distance("walk", 40), Distance("burrow", 30), Distance("fly", 80)]),
      .strength: .ability(25), .dexterity: .ability(10), .constitution: .ability(23),
      .intelligence: .ability(16), .wisdom: .ability(15), .charisma: .ability(19),
      .saves: .bonuses([Bonus("dex", 5), Bonus("con", 11), Bonus("wis", 7), Bonus("cha", 9)]),
      .immunities: .terms(["lightning"]), .challenge: .challenge(16),
      .xp: .number(15000, .experience),
      .traits: .features([legendaryResistance]), .actions: .features([multiattack, bite, breath]),
      .legendaryActions: .features([Feature(name: "Detect"), wings]),
    ])

  private static let legendaryResistance: Feature = {
    var feature = Feature(name: "Legendary Resistance")
    feature.perDay = 3
    return feature
  }()

  private static let multiattack: Feature = {
    var feature = Feature(name: "Multiattack")
    feature.attacks = [
      Feature.Count(name: "Bite", count: "1"), Feature.Count(name: "Claw", count: "2"),
    ]
    return feature
  }()

  private static let bite = attack(
    "Bite", "melee weapon attack", +12, reach: 10,
    damage: [("2d10+7", "piercing"), ("1d10", "lightning")])

  private static let breath: Feature = {
    var feature = Feature(name: "Lightning Breath")
    feature.recharge = "5-6"
    feature.area = Feature.Area(shape: "line", feet: 90)
    feature.damage = [Feature.Damage(dice: "12d10", type: "lightning")]
    feature.save = Feature.SavingThrow(value: 19, ability: "DEX", success: "half")
    return feature
  }()

  private static let wings: Feature = {
    var feature = Feature(name: "Wing Attack (Costs 2 Actions)")
    feature.damage = [Feature.Damage(dice: "2d6+7", type: "bludgeoning")]
    feature.save = Feature.SavingThrow(value: 20, ability: "DEX", success: "none")
    feature.conditions = ["prone"]
    feature.cost = 2
    return feature
  }()

  /// A mage: two armor classes and spells.
  static let mage = Item(
    id: ItemID(.monsters, "mage"), name: "Mage",
    facts: [
      .size: .terms(["Medium"]), .type: .terms(["humanoid"]), .subtype: .terms(["any race"]),
      .alignment: .terms(["any alignment"]),
      .armorClass: .armor([
        ArmorClass(12, kind: "dex"), ArmorClass(15, kind: "spell", sources: ["Mage Armor"]),
      ]),
      .hitPoints: .hitPoints(40, roll: "9d8"), .challenge: .challenge(6),
      .traits: .features([spellcasting]),
    ])

  private static let spellcasting: Feature = {
    var casting = Feature.Spellcasting()
    casting.ability = "INT"
    casting.level = 9
    casting.saveDC = 14
    casting.attackBonus = 6
    casting.school = "wizard"
    casting.slots = [4, 3]
    casting.spells = [
      Feature.Spell(name: "Light", level: 0), Feature.Spell(name: "Mage Hand", level: 0),
      Feature.Spell(name: "Shield", level: 1), Feature.Spell(name: "Misty Step", level: 2),
    ]
    var feature = Feature(name: "Spellcasting")
    feature.spellcasting = casting
    return feature
  }()

  /// Casts spells without slots.
  static let djinni: Item = {
    var casting = Feature.Spellcasting()
    casting.ability = "CHA"
    casting.spells = [
      Feature.Spell(name: "Thunderwave", level: 1, usage: "at will"),
      Feature.Spell(name: "Tongues", level: 3, usage: "3/day"),
      Feature.Spell(name: "Wind Walk", level: 6, usage: "3/day"),
      Feature.Spell(name: "Creation", level: 5, usage: "1/day"),
    ]
    var feature = Feature(name: "Innate Spellcasting")
    feature.spellcasting = casting
    return Item(
      id: ItemID(.monsters, "djinni"), name: "Djinni", facts: [.traits: .features([feature])])
  }()

  /// Hovers, has no experience, and resists on a condition.
  static let wisp = Item(
    id: ItemID(.monsters, "will-o-wisp"), name: "Will-o'-Wisp",
    facts: [
      .size: .terms(["Tiny"]), .type: .terms(["undead"]),
      .armorClass: .armor([
        ArmorClass(14, kind: "natural"), ArmorClass(11, kind: "condition", sources: ["Prone"]),
      ]),
      .hitPoints: .hitPoints(22, roll: "9d4"),
      .speed: .distances([Distance("walk", 0), Distance("fly", 50, remark: "hover")]),
      .resistances: .terms([
        "cold", "piercing, slashing, and bludgeoning from weapons that are not magical",
      ]),
      .xp: .number(0, .experience),
    ])

  static func attack(
    _ name: String, _ kind: String, _ bonus: Int, reach: Int? = nil, range: [Int] = [],
    damage: [(dice: String, type: String)]
  ) -> Feature {
    var feature = Feature(name: name)
    feature.kind = kind
    feature.attackBonus = bonus
    feature.reach = reach
    feature.range = range
    feature.damage = damage.map { Feature.Damage(dice: $0.dice, type: $0.type) }
    return feature
  }
}
