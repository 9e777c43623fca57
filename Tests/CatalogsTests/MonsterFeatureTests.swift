import Catalogs
import Testing

@Suite struct MonsterFeatureTests {
  private func features(_ key: String, _ fact: Fact) -> [Feature] {
    guard case .features(let features)? = Item.embedded(.monsters, key)[fact] else { return [] }
    return features
  }

  private func feature(_ key: String, _ fact: Fact, _ name: String) -> Feature {
    features(key, fact).first { $0.name == name } ?? Feature(name: "missing")
  }

  @Test func anAttackHasAllItsNumbers() {
    var tentacle = Feature(name: "Tentacle")
    tentacle.kind = "melee weapon attack"
    tentacle.attackBonus = 9
    tentacle.reach = 10
    tentacle.damage = [
      Feature.Damage(dice: "2d6+5", type: "bludgeoning"),
      Feature.Damage(dice: "1d12", type: "acid"),
    ]
    tentacle.averageHit = 12
    tentacle.save = Feature.SavingThrow(value: 14, ability: "CON", success: "none")
    #expect(feature("aboleth", .actions, "Tentacle") == tentacle)
  }

  @Test func aBreathHasAnAreaAndARecharge() {
    let breath = feature("ancient-black-dragon", .actions, "Acid Breath")
    #expect(breath.area == Feature.Area(shape: "line", feet: 90))
    #expect(breath.recharge == "5-6")
    #expect(breath.save == Feature.SavingThrow(value: 22, ability: "DEX", success: "half"))
    #expect(breath.attackBonus == nil)
  }

  @Test func breathsToChooseFromAreVariants() {
    let breath = feature("adult-gold-dragon", .actions, "Breath Weapons")
    #expect(breath.variants.map(\.name) == ["Fire Breath", "Weakening Breath"])
    #expect(breath.variants[0].damage == [Feature.Damage(dice: "12d10", type: "fire")])
  }

  @Test func aMultiattackCountsItsAttacks() {
    let multiattack = feature("aboleth", .actions, "Multiattack")
    #expect(multiattack.attacks == [Feature.Count(name: "Tentacle", count: "3")])
    #expect(multiattack.attackChoices == [])
    #expect(
      feature("hydra", .actions, "Multiattack").attacks
        == [Feature.Count(name: "Bite", count: "Number of Heads")])
  }

  @Test func aMultiattackMayHaveAlternatives() {
    let multiattack = feature("dragon-turtle", .actions, "Multiattack")
    #expect(multiattack.attacks == [])
    #expect(
      multiattack.attackChoices == [
        [Feature.Count(name: "Bite", count: "1"), Feature.Count(name: "Claws", count: "2")],
        [Feature.Count(name: "Bite", count: "1"), Feature.Count(name: "Tail", count: "1")],
      ])
  }

  @Test func damageMayDependOnTheHands() {
    let damage = feature("gladiator", .actions, "Spear").damage[0]
    #expect(damage.dice == "2d6+4")
    #expect(damage.remark == "one handed")
    #expect(damage.alternatives.map(\.dice) == ["2d8+4"])
    #expect(damage.alternatives.map(\.remark) == ["two handed"])
    #expect(feature("gladiator", .actions, "Spear").range == [20, 60])
  }

  @Test func damageMayHaveASaveOfItsOwn() {
    let poison = feature("assassin", .actions, "Shortsword").damage[1]
    #expect(poison.type == "poison")
    #expect(poison.save == Feature.SavingThrow(value: 15, ability: "CON", success: "half"))
  }

  @Test func legendaryActionsKnowTheirCost() {
    let legendary = features("aboleth", .legendaryActions)
    #expect(legendary.map(\.name) == ["Detect", "Tail Swipe", "Psychic Drain"])
    #expect(legendary.map(\.cost) == [nil, nil, 2])
  }

  @Test func aFillerBonusIsNoAttack() {
    #expect(feature("vampire-bat", .legendaryActions, "Move").attackBonus == nil)
    #expect(feature("bat", .actions, "Bite").attackBonus == 0)
  }

  @Test func aCasterHasSlotsAndSpells() {
    let casting = feature("lich", .traits, "Spellcasting").spellcasting
    #expect(casting?.ability == "INT")
    #expect(casting?.level == 18)
    #expect(casting?.saveDC == 20)
    #expect(casting?.attackBonus == 12)
    #expect(casting?.school == "wizard")
    #expect(casting?.slots == [4, 3, 3, 3, 3, 1, 1, 1, 1])
    #expect(casting?.spells.count == 26)
    #expect(casting?.spells.last == Feature.Spell(name: "Power Word Kill", level: 9))
  }

  @Test func innateSpellsTellHowOften() {
    let casting = feature("djinni", .traits, "Innate Spellcasting").spellcasting
    #expect(casting?.slots == [])
    #expect(
      casting?.spells[3] == Feature.Spell(name: "Create Food and Water", level: 3, usage: "3/day"))
  }

  @Test func spellsAreAFactOfTheirOwn() {
    guard case .terms(let spells)? = Item.embedded(.monsters, "lich")[.spells] else {
      Issue.record("no spells")
      return
    }
    #expect(spells.count == 26)
    #expect(spells.contains("Fireball"))
  }

  @Test(arguments: [Fact.reactions, .legendaryActions, .spells])
  func whoLacksAKindOfFeatureLacksTheFact(fact: Fact) {
    #expect(Item.embedded(.monsters, "rat")[fact] == nil)
  }

  @Test func someMonstersHaveNoActions() {
    let idle = Library.embedded[.monsters].items.filter { $0[.actions] == nil }
    #expect(idle.map(\.id.key) == ["frog", "sea-horse", "shrieker", "vampire-mist"])
  }
}
