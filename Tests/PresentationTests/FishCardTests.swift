import Catalogs
import Conversation
import Presentation
import Testing

/// The card of a fish: facts in the order of the catalog, and only those that are known.
@Suite struct FishCardTests {
  @Test func `the card of a wire has a line for each fact`() {
    let shown = Shown.lines(.card(Samples.snapper))
    #expect(
      shown == """
        Red Snapper
        Lutjanus campechanus
        Picture: https://www.fishwatch.gov/sites/default/files/red_snapper.png
        Population: rebuilding, above target
        Availability: year-round
        Harvest: wild
        Location: North Carolina, Gulf of Mexico
        Taste: mild, slightly sweet
        Size: 40 inches
        Weight: 50 pounds
        Lifespan: 57 years
        Landings: 7,700,000 pounds in 2018
        Revenue: $31,600,000 in 2018
        Nutrition: 100 calories, 20.51 g protein, 1.34 g fat, 64 mg sodium, 38.2 mcg selenium \
        per 100 g
        """)
  }

  @Test func `at 40 columns a label stands over its value`() {
    let shown = Shown.lines(.card(Samples.snapper), style: .narrow)
    #expect(
      shown == """
        Red Snapper
        Lutjanus campechanus
        Picture
          https://www.fishwatch.gov/sites/default/files/red_snapper.png
        Population
          rebuilding, above target
        Availability
          year-round
        Harvest
          wild
        Location
          North Carolina, Gulf of Mexico
        Taste
          mild, slightly sweet
        Size
          40 inches
        Weight
          50 pounds
        Lifespan
          57 years
        Landings
          7,700,000 pounds in 2018
        Revenue
          $31,600,000 in 2018
        Nutrition
          100 calories, 20.51 g protein, 1.34 g
          fat, 64 mg sodium, 38.2 mcg selenium
          per 100 g
        """)
  }

  @Test func `at 80 columns values align`() {
    let shown = Shown.lines(.card(Samples.snapper), style: .usual)
    #expect(
      shown == """
        Red Snapper
        Lutjanus campechanus
        Picture       https://www.fishwatch.gov/sites/default/files/red_snapper.png
        Population    rebuilding, above target
        Availability  year-round
        Harvest       wild
        Location      North Carolina, Gulf of Mexico
        Taste         mild, slightly sweet
        Size          40 inches
        Weight        50 pounds
        Lifespan      57 years
        Landings      7,700,000 pounds in 2018
        Revenue       $31,600,000 in 2018
        Nutrition     100 calories, 20.51 g protein, 1.34 g fat, 64 mg sodium, 38.2 mcg
                      selenium per 100 g
        """)
  }

  @Test func `at 120 columns prose stays as narrow as at 80`() {
    let shown = Shown.lines(.card(Samples.snapper), style: .wide)
    #expect(
      shown == """
        Red Snapper
        Lutjanus campechanus
        Picture       https://www.fishwatch.gov/sites/default/files/red_snapper.png
        Population    rebuilding, above target
        Availability  year-round
        Harvest       wild
        Location      North Carolina, Gulf of Mexico
        Taste         mild, slightly sweet
        Size          40 inches
        Weight        50 pounds
        Lifespan      57 years
        Landings      7,700,000 pounds in 2018
        Revenue       $31,600,000 in 2018
        Nutrition     100 calories, 20.51 g protein, 1.34 g fat, 64 mg sodium, 38.2 mcg
                      selenium per 100 g
        """)
  }

  @Test func `themes color labels and titles`() {
    let shown = Shown.lines(.card(Samples.cod), style: .dark)
    #expect(
      shown == """
        ␛[1;96mAtlantic Cod␛[0m
        ␛[90mGadus morhua␛[0m
        ␛[36mPopulation␛[0m  significantly below target
        ␛[36mHarvest␛[0m     wild
        ␛[36mSize␛[0m        51 inches
        ␛[36mNutrition␛[0m   82 calories, 17.81 g protein
        """)
  }

  @Test func `the light theme has colors of its own`() {
    let shown = Shown.lines(.card(Samples.cod), style: .light)
    #expect(
      shown == """
        ␛[1;34mAtlantic Cod␛[0m
        ␛[90mGadus morhua␛[0m
        ␛[34mPopulation␛[0m  significantly below target
        ␛[34mHarvest␛[0m     wild
        ␛[34mSize␛[0m        51 inches
        ␛[34mNutrition␛[0m   82 calories, 17.81 g protein
        """)
  }

  @Test func `links are followed where the terminal can`() {
    let shown = Shown.lines(.card(Samples.snapper), style: .linked)
    #expect(
      shown == """
        ␛[1;96mRed Snapper␛[0m
        ␛[90mLutjanus campechanus␛[0m
        ␛[36mPicture␛[0m       \
        ␛[4;94m␛]8;;https://www.fishwatch.gov/sites/default/files/red_snapper.png␛\\https://www.fishwatch.gov/sites/default/files…␛]8;;␛\\␛[0m
        ␛[36mPopulation␛[0m    rebuilding, above target
        ␛[36mAvailability␛[0m  year-round
        ␛[36mHarvest␛[0m       wild
        ␛[36mLocation␛[0m      North Carolina, Gulf of Mexico
        ␛[36mTaste␛[0m         mild, slightly sweet
        ␛[36mSize␛[0m          40 inches
        ␛[36mWeight␛[0m        50 pounds
        ␛[36mLifespan␛[0m      57 years
        ␛[36mLandings␛[0m      7,700,000 pounds in 2018
        ␛[36mRevenue␛[0m       $31,600,000 in 2018
        ␛[36mNutrition␛[0m     100 calories, 20.51 g protein, 1.34 g fat,
                      64 mg sodium, 38.2 mcg selenium per 100 g
        """)
  }

  @Test func `as HTML`() {
    let shown = Shown.html(.card(Samples.snapper))
    #expect(
      shown == """
        <p><strong>Red Snapper</strong></p><p><em>Lutjanus campechanus</em></p>\
        <ul><li><strong>Picture</strong>: <a href="https://www.fishwatch.gov/sites/default/files/red_snapper.png">https://www.fishwatch.gov/sites/default/files/red_snapper.png</a></li>\
        <li><strong>Population</strong>: rebuilding, above target</li>\
        <li><strong>Availability</strong>: year-round</li>\
        <li><strong>Harvest</strong>: wild</li><li><strong>Location</strong>: North Carolina, \
        Gulf of Mexico</li><li><strong>Taste</strong>: mild, slightly sweet</li>\
        <li><strong>Size</strong>: 40 inches</li><li><strong>Weight</strong>: 50 pounds</li>\
        <li><strong>Lifespan</strong>: 57 years</li>\
        <li><strong>Landings</strong>: 7,700,000 pounds in 2018</li>\
        <li><strong>Revenue</strong>: $31,600,000 in 2018</li>\
        <li><strong>Nutrition</strong>: 100 calories, 20.51 g protein, 1.34 g fat, \
        64 mg sodium, 38.2 mcg selenium per 100 g</li></ul>
        """)
  }

  @Test func `for the ear`() {
    let shown = Shown.speech(.card(Samples.snapper))
    #expect(
      shown == """
        Red Snapper. Lutjanus campechanus. Population: rebuilding, above target. \
        Availability: year-round. Harvest: wild. Location: North Carolina, Gulf of Mexico. \
        Taste: mild, slightly sweet. Size: 40 inches. Weight: 50 pounds. Lifespan: 57 years. \
        Landings: 7,700,000 pounds in 2018. Revenue: 31,600,000 dollars in 2018. \
        Nutrition: 100 calories, 20.51 grams protein, 1.34 grams fat, 64 milligrams sodium, \
        38.2 micrograms selenium per 100 grams.
        """)
  }
}
