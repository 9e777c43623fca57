import Catalogs
import Testing

@Suite struct FilterTests {
  @Test(
    arguments: [
      // "Male" is inside of "Female".
      (CatalogID.characters, Filter(.gender, .is, "male"), 610),
      (.characters, Filter(.gender, .is, "female"), 148),
      (.characters, Filter(.gender, .is, "GENDERLESS"), 19),
      (.characters, Filter(.status, .is, "unknown"), 100),
      (.characters, Filter(.status, .is, "Unknown"), 100),
      (.characters, Filter(.status, .not, "dead"), 539),
      (.characters, Filter(.name, .is, "rick"), 99),
      (.characters, Filter(.location, .is, "citadel"), 101),
      (.characters, Filter(.location, .is, "Citadel of Ricks"), 101),
      (.characters, Filter(.kind, .not, "any"), 401),
      (.monsters, Filter(.type, .is, "beast"), 87),
      (.monsters, Filter(.type, .is, "swarm"), 10),
      (.monsters, Filter(.alignment, .is, "evil"), 117),
      (.monsters, Filter(.alignment, .is, "good"), 40),
      (.monsters, Filter(.alignment, .is, "chaotic evil"), 46),
      (.monsters, Filter(.alignment, .is, "non-good"), 4),
      (.monsters, Filter(.resistances, .is, "slashing"), 54),
      (.monsters, Filter(.resistances, .is, "cold"), 27),
      (.monsters, Filter(.languages, .is, "common"), 98),
      (.monsters, Filter(.legendaryActions, .is, "any"), 32),
      (.monsters, Filter(.legendaryActions, .not, "any"), 302),
      (.monsters, Filter(.actions, .is, "multiattack"), 148),
      (.monsters, Filter(.spells, .is, "fireball"), 3),
      (.monsters, Filter(.size, .is, "tiny"), 24),
      (.monsters, Filter(.size, .over, "large"), 47),
      (.monsters, Filter(.challenge, .is, "1/2"), 33),
      (.monsters, Filter(.challenge, .is, "0.5"), 33),
      (.monsters, Filter(.challenge, .is, "½"), 33),
      (.monsters, Filter(.challenge, .is, "1/3"), 0),
      (.monsters, Filter(.challenge, .under, "1"), 113),
      (.monsters, Filter(.challenge, .min, "30"), 1),
      (.monsters, Filter(.challenge, .max, "1/8"), 48),
      (.monsters, Filter(.armorClass, .is, "14"), 25),
      (.monsters, Filter(.armorClass, .is, "11"), 36),
      (.monsters, Filter(.speed, .is, "fly"), 104),
      (.monsters, Filter(.speed, .is, "hover"), 7),
      (.monsters, Filter(.speed, .over, "90"), 3),
      (.monsters, Filter(.speed, .min, "fly 120 ft."), 3),
      (.monsters, Filter(.senses, .is, "truesight"), 13),
      (.monsters, Filter(.senses, .min, "darkvision 120"), 62),
      (.monsters, Filter(.senses, .min, "120"), 77),
      (.monsters, Filter(.saves, .is, "wisdom"), 88),
      (.monsters, Filter(.skills, .is, "stealth"), 113),
      (.monsters, Filter(.conditionImmunities, .is, "charmed"), 43),
      (.monsters, Filter(.xp, .is, "0"), 2),
      (.fish, Filter(.location, .is, "Alaska"), 34),
      (.fish, Filter(.harvest, .is, "farmed"), 8),
      (.fish, Filter(.location, .is, "Mexico"), 26),
      (.fish, Filter(.location, .is, "Gulf of Mexico"), 24),
      // What is there all year is there in each month of it.
      (.fish, Filter(.season, .is, "summer"), 111),
      (.fish, Filter(.season, .is, "October"), 110),
      (.fish, Filter(.season, .is, "year-round"), 108),
      (.fish, Filter(.gear, .is, "seine"), 13),
      (.fish, Filter(.gear, .is, "hook and line"), 24),
      (.fish, Filter(.color, .is, "red"), 24),
      (.fish, Filter(.size, .not, "any"), 22),
      (.fish, Filter(.calories, .under, "74"), 1),
      (.fish, Filter(.calories, .max, "74 calories"), 5),
      (.comics, Filter(.year, .is, "2015"), 156),
      (.comics, Filter(.date, .is, "2015-07"), 14),
      (.comics, Filter(.date, .is, "2015-07-01"), 1),
      (.comics, Filter(.date, .under, "2007"), 203),
      // A day of every year.
      (.comics, Filter(.date, .is, "--03-14"), 9),
      (.comics, Filter(.date, .over, "--03-14"), 0),
      (.monsters, Filter(.key, .is, "lich", or: [Filter(.key, .is, "owlbear")]), 2),
      (.monsters, Filter(.key, .not, "lich"), 333),
      (.comics, Filter(.title, .is, "time"), 29),
      (.comics, Filter(.number, .max, "405"), 404),
    ] as [(CatalogID, Filter, Int)])
  func aFilterFindsWhatFits(id: CatalogID, filter: Filter, expected: Int) {
    #expect(count(id, filter) == expected)
  }

  @Test func filtersOnOneFactAddUp() {
    #expect(
      count(.characters, Filter(.status, .is, "dead"), Filter(.status, .is, "unknown")) == 387)
    #expect(count(.characters, Filter(.name, .is, "rick"), Filter(.name, .is, "morty")) == 159)
    #expect(count(.comics, Filter(.number, .is, "1"), Filter(.number, .is, "3")) == 2)
  }

  @Test func filtersOnDifferentFactsNarrow() {
    #expect(
      count(.characters, Filter(.status, .is, "dead"), Filter(.species, .is, "alien")) == 85)
    #expect(
      count(
        .characters, Filter(.species, .is, "alien"), Filter(.gender, .is, "female"),
        Filter(.status, .not, "dead")) == 23)
  }

  @Test func comparisonsOnOneFactNarrow() {
    #expect(
      keys(.comics, Filter(.number, .min, "403"), Filter(.number, .under, "407"))
        == ["403", "405", "406"])
  }

  @Test func undeadThatFlyUpToAChallenge() {
    #expect(
      keys(
        .monsters, Filter(.type, .is, "undead"), Filter(.challenge, .max, "5"),
        Filter(.speed, .is, "fly")) == ["ghost", "specter", "will-o-wisp", "wraith"])
  }

  @Test func wildFishOfAPlaceUnderAnAmount() {
    let found = keys(
      .fish, Filter(.harvest, .is, "wild"), Filter(.location, .is, "Alaska"),
      Filter(.calories, .under, "100"))
    #expect(found.count == 20)
    #expect(found.first == "alaska-pollock")
  }

  @Test func comicsOfAMonth() {
    let found = keys(.comics, Filter(.year, .is, "2015"), Filter(.month, .is, "7"))
    #expect(found == (1545...1558).map(String.init))
  }

  @Test(arguments: ["3", "S01E03", "s1e3", "1x03", "Anatomy Park"])
  func anEpisodeIsNamedInManyWays(value: String) {
    #expect(count(.characters, Filter(.episodes, .is, value)) == 24)
  }

  @Test func wordsMatchWholeWords() {
    #expect(
      keys(.monsters, Filter(.name, .is, "rat"))
        == ["giant-rat", "giant-rat-diseased", "rat", "wererat-rat"])
    #expect(keys(.monsters, Filter(.name, .is, "roc")) == ["roc"])
    #expect(keys(.monsters, Filter(.name, .is, "mage")) == ["mage"])
    #expect(keys(.monsters, Filter(.name, .is, "goblin")) == ["goblin"])
  }

  @Test func aWordBehindNonIsNotMeant() {
    let good = keys(.monsters, Filter(.alignment, .is, "good"))
    #expect(!good.contains("assassin"))
    #expect(good.contains("cloud-giant"))
  }

  @Test func aConditionalArmorClassIsNotTheArmorClass() {
    #expect(keys(.monsters, Filter(.armorClass, .is, "14")).contains("ankheg"))
    #expect(!keys(.monsters, Filter(.armorClass, .is, "11")).contains("ankheg"))
  }

  @Test func absenceFitsNothingButNot() {
    #expect(count(.fish, Filter(.population, .is, "stable")) == 5)
    #expect(count(.fish, Filter(.population, .not, "stable")) == 109)
    #expect(count(.fish, Filter(.size, .max, "1000")) == 92)
  }

  @Test func aFactOfAnotherCatalogIsKnownOfNoRecord() {
    #expect(count(.fish, Filter(.challenge, .is, "5")) == 0)
    #expect(count(.fish, Filter(.challenge, .not, "5")) == 114)
  }

  @Test(arguments: ["", " ", "!", "many", "1/0", "nan", "inf"])
  func aValueWithoutSenseFindsNothing(value: String) {
    #expect(count(.fish, Filter(.calories, .under, value)) == 0)
    #expect(count(.monsters, Filter(.name, .is, value)) == 0)
  }

  @Test func diacriticsAndApostrophesDoNotMatter() {
    #expect(keys(.comics, Filter(.title, .is, "crepe")) == ["2619"])
    #expect(keys(.comics, Filter(.title, .is, "clichéd")) == ["259"])
    #expect(
      count(.characters, Filter(.location, .is, "mortys story"))
        == count(.characters, Filter(.location, .is, "Morty’s Story")))
    #expect(count(.characters, Filter(.location, .is, "mortys story")) > 0)
  }

  @Test func theSameQueryFindsTheSameOrder() {
    let query = Query(.monsters, filters: [Filter(.type, .is, "dragon")])
    let fresh = Catalog(id: .monsters, items: Library.embedded[.monsters].items)
    #expect(fresh.select(query) == Library.embedded[.monsters].select(query))
  }
}
