import Catalogs
import Testing

@Suite struct FishRecordTests {
  @Test func aRecordHasAllItsFacts() {
    let squid = Item.embedded(.fish, "shortfin-squid")
    #expect(squid.name == "Shortfin Squid")
    let expected: Facts = [
      .aliases: .terms(["Illex squid", "Summer squid"]),
      .scientificName: .text("Illex illecebrosus"),
      .harvest: .terms(["Wild"]),
      .region: .terms(["Greater Atlantic"]),
      .source: .terms(["Maine", "North Carolina"]),
      .location: .terms(["Newfoundland", "Atlantic Ocean", "Florida"]),
      .color: .terms(["white", "ivory", "orange", "brown", "opaque"]),
      .taste: .terms(["mild", "sweet"]),
      .texture: .terms(["firm", "meaty"]),
      .availability: .terms(["summer", "fall"]),
      .season: .terms(["summer", "fall"]),
      .gear: .terms(["trawl"]),
      .population: .terms(["unknown"]),
      .fishingRate: .terms(["at recommended level"]),
      .lifespan: .number(1, .years),
      .landings: .yearly(53_000_000, .pounds, year: 2018),
      .revenue: .yearly(23_600_000, .dollars, year: 2018),
      .serving: .number(100, .grams),
      .calories: .number(92, .calories),
      .protein: .number(15.58, .grams),
      .fat: .number(1.38, .grams),
      .saturatedFat: .number(0.358, .grams),
      .carbohydrates: .number(3.08, .grams),
      .sugars: .number(0, .grams),
      .fiber: .number(0, .grams),
      .cholesterol: .number(233, .milligrams),
      .sodium: .number(44, .milligrams),
      .selenium: .number(44.8, .micrograms),
      .picture: .link("https://www.fishwatch.gov/sites/default/files/Squid_Illex_NB_W.png"),
      .gallery: .number(0, .none), .price: .number(0.45, .dollars),
    ]
    #expect(squid.facts == expected)
  }

  @Test(arguments: [Fact.size, .weight, .quote, .health, .description, .habitat, .biology])
  func aFactThatIsNotKnownIsAbsent(fact: Fact) {
    #expect(Item.embedded(.fish, "shortfin-squid")[fact] == nil)
  }

  @Test func farmedFishLackWhatOnlyWildOnesHave() {
    let kelp = Item.embedded(.fish, "sugar-kelp-farmed")
    #expect(kelp[.harvest] == .terms(["Farmed"]))
    #expect(kelp[.population] == nil)
    #expect(kelp[.fishingRate] == nil)
    #expect(kelp[.gallery] == .number(1, .none))
  }

  @Test func seleniumMayBeAShareOfADaysNeed() {
    let tuna = Item.embedded(.fish, "pacific-bigeye-tuna")
    #expect(tuna[.selenium] == .number(160, .dailyPercent))
    #expect(tuna.number(.selenium) == nil)
  }

  @Test func monthsBelongToTheSeason() {
    #expect(
      Item.embedded(.fish, "alaska-pollock")[.season]
        == .terms(["January", "April", "June", "October"]))
  }

  @Test func namesHaveNoStraySpaces() {
    #expect(Item.embedded(.fish, "geoduck-farmed").name == "Geoduck")
  }
}
