import Catalogs
import Testing

@Suite struct MonsterRecordTests {
  @Test func aStatBlockHasAllItsNumbers() {
    let aboleth = Item.embedded(.monsters, "aboleth")
    #expect(aboleth.name == "Aboleth")
    let expected: [(Fact, FactValue)] = [
      (.size, .text("Large")),
      (.type, .text("aberration")),
      (.alignment, .text("lawful evil")),
      (.armorClass, .armor([ArmorClass(17, kind: "natural")])),
      (.hitPoints, .hitPoints(135, roll: "18d10+36")),
      (.speed, .distances([Distance("walk", 10), Distance("swim", 40)])),
      (.strength, .ability(21)), (.dexterity, .ability(9)), (.constitution, .ability(15)),
      (.intelligence, .ability(18)), (.wisdom, .ability(15)), (.charisma, .ability(18)),
      (.saves, .bonuses([Bonus("con", 6), Bonus("int", 8), Bonus("wis", 6)])),
      (.skills, .bonuses([Bonus("history", 12), Bonus("perception", 10)])),
      (.senses, .distances([Distance("darkvision", 120), Distance("passive perception", 20)])),
      (.languages, .terms(["Deep Speech", "telepathy 120 ft."])),
      (.challenge, .challenge(10)),
      (.xp, .number(5900, .experience)),
      (.proficiencyBonus, .number(4, .none)),
      (.picture, .link("https://www.dnd5eapi.co/api/images/monsters/aboleth.png")),
    ]
    for (fact, value) in expected { #expect(aboleth[fact] == value) }
    #expect(aboleth[.subtype] == nil)
    #expect(aboleth[.resistances] == nil)
  }

  @Test func armorSaysWhatItComesFrom() {
    #expect(
      Item.embedded(.monsters, "goblin")[.armorClass]
        == .armor([ArmorClass(15, kind: "armor", sources: ["Leather Armor", "Shield"])]))
    #expect(
      Item.embedded(.monsters, "ankheg")[.armorClass]
        == .armor([
          ArmorClass(14, kind: "natural"), ArmorClass(11, kind: "condition", sources: ["Prone"]),
        ]))
  }

  @Test func hoverIsARemarkOnFlying() {
    #expect(
      Item.embedded(.monsters, "specter")[.speed]
        == .distances([Distance("walk", 0), Distance("fly", 50, remark: "hover")]))
  }

  @Test func whoCannotWalkHasNoWalkingSpeed() {
    #expect(
      Item.embedded(.monsters, "killer-whale")[.speed] == .distances([Distance("swim", 60)]))
  }

  @Test func blindsightTellsWhereItEnds() {
    guard case .distances(let senses)? = Item.embedded(.monsters, "gelatinous-cube")[.senses] else {
      Issue.record("no senses")
      return
    }
    #expect(senses[0] == Distance("blindsight", 60, remark: "blind beyond this radius"))
  }

  @Test(arguments: [("frog", "1d4-1"), ("berserker", "9d8+27"), ("orc", "2d8+6")])
  func hitPointsKeepTheSignOfTheirRoll(key: String, roll: String) {
    guard case .hitPoints(_, let found)? = Item.embedded(.monsters, key)[.hitPoints] else {
      Issue.record("no hit points")
      return
    }
    #expect(found == roll)
  }

  @Test func noExperienceIsAValue() {
    #expect(Item.embedded(.monsters, "frog")[.xp] == .number(0, .experience))
  }

  @Test func aResistanceWithAConditionStaysWhole() {
    #expect(
      Item.embedded(.monsters, "wight")[.resistances]
        == .terms([
          "necrotic",
          "bludgeoning, piercing, and slashing from nonmagical weapons that aren't silvered",
        ]))
  }

  @Test func aClauseAmongTheLanguagesStaysWhole() {
    #expect(
      Item.embedded(.monsters, "giant-eagle")[.languages]
        == .terms(["Giant Eagle", "understands Common and Auran but can't speak"]))
    #expect(
      Item.embedded(.monsters, "giant-owl")[.languages]
        == .terms(["Giant Owl", "understands Common, Elvish, and Sylvan but can't speak"]))
  }

  @Test func shapechangersNameTheirOtherForms() {
    #expect(
      Item.embedded(.monsters, "werewolf-wolf")[.forms]
        == .terms(["Werewolf, Human Form", "Werewolf, Hybrid Form"]))
  }

  @Test func theSmallestChallengesAreFractions() {
    #expect(Item.embedded(.monsters, "giant-rat")[.challenge] == .challenge(0.125))
    let texts = [0, 0.125, 0.25, 0.5, 1, 30].map(ChallengeRating.text)
    #expect(texts == ["0", "1/8", "1/4", "1/2", "1", "30"])
  }
}
