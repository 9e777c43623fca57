import Testing

/// Words, sets and negation on every fact of fish that is told in words.
@Suite struct FishWordingTests {
  static let looksAndTaste: [(String, String)] = [
    ("white fish", "list fish color=white"),
    ("which fish are pink", "list fish color=pink"),
    ("fish with white flesh", "list fish color=white"),
    ("pink or white fish", "list fish color=pink color=white"),
    ("fish that are not white", "list fish color≠white"),
    ("how many fish are orange", "count fish color=orange"),
    ("fish that taste mild", "list fish taste=mild"),
    ("fish that taste sweet or nutty", "list fish taste=sweet taste=nutty"),
    ("fish with a mild taste", "list fish taste=mild"),
    ("mild tasting fish", "list fish taste=mild"),
    ("mild tasting white fish", "list fish taste=mild color=white"),
    ("fish that do not taste sweet", "list fish taste≠sweet"),
    ("which fish have a firm texture", "list fish texture=firm"),
    ("flaky fish", "list fish texture=flaky"),
    ("fish with soft flesh", "list fish texture=soft"),
    ("fish with firm or flaky texture", "list fish texture=firm texture=flaky"),
    ("fish that are not firm", "list fish texture≠firm"),
  ]

  static let fishing: [(String, String)] = [
    ("fish caught with traps", "list fish gear=trap"),
    ("fish not caught by trawl", "list fish gear≠trawl"),
    ("fish caught by longline or trap", "list fish gear=longline gear=trap"),
    ("fish caught with a harpoon", "list fish gear=harpoon"),
    ("fish in season in july", "list fish season=July"),
    ("fish available in summer", "list fish season=summer"),
    ("what fish are in season in winter", "list fish season=winter"),
    ("fish not in season in may", "list fish season≠May"),
    ("overfished fish", "list fish population=significantly below target"),
    ("fish that are overfished", "list fish population=significantly below target"),
    ("fish whose population is rebuilding", "list fish population=rebuilding"),
    ("fish with a healthy population", "list fish population=above target"),
    ("fish with population near target", "list fish population=near target"),
    ("which fish are endangered", "list fish population=significantly below target"),
  ]

  static let placesAndNames: [(String, String)] = [
    ("fish from maine", "list fish location=Maine"),
    ("fish that live in the gulf of mexico", "list fish location=Gulf of Mexico"),
    ("fish found in alaska", "list fish location=Alaska"),
    ("fish from alaska or hawaii", "list fish location=Alaska location=Hawaii"),
    ("fish not from alaska", "list fish location≠Alaska"),
    ("fish in the pacific", "list fish location=Pacific Ocean"),
    ("which fish live in the caribbean", "list fish location=Caribbean"),
    ("fish that come from norway", "list fish location=Norway"),
    ("fish that are neither white nor pink", "list fish color≠white color≠pink"),
    ("fish from the west coast region", "list fish region=West Coast"),
    ("fish landed in texas", "list fish source=Texas"),
    ("wild fish", "list fish harvest=Wild"),
    ("farmed fish", "list fish harvest=Farmed"),
    ("fish that are farmed", "list fish harvest=Farmed"),
    ("fish with scientific name gadus", "list fish scientificName=Gadus"),
    ("fish called fluke", "search fish fluke"),
    ("fish of the genus sebastes", "list fish scientificName=Sebastes"),
    (
      "wild fish from alaska with less than 100 calories",
      "list fish harvest=Wild location=Alaska calories<100"
    ),
  ]

  @Test(arguments: looksAndTaste) func hearsLooksAndTaste(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: fishing) func hearsFishing(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: placesAndNames) func hearsPlacesAndNames(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }
}
