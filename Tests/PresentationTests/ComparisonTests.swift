import Catalogs
import Conversation
import Presentation
import Testing

/// Comparisons: columns where there is room, lines elsewhere, and a sentence that names the winner.
@Suite struct ComparisonTests {
  @Test func `at 80 columns`() {
    let shown = Shown.lines(.comparison(Comparisons.fish), style: .usual)
    #expect(
      shown == """
        Atlantic Cod and Haddock
                    Atlantic Cod                  Haddock
        Calories    82 calories                   74 calories
        Population  significantly below target    –
        Nutrition   82 calories, 17.81 g protein  74 calories, 16.32 g protein
        Size        51 inches                     –
        """)
  }

  @Test func `cells grow downwards`() {
    let shown = Shown.lines(.comparison(Comparisons.fish), style: Style(width: 60))
    #expect(
      shown == """
        Atlantic Cod and Haddock
                    Atlantic Cod             Haddock
        Calories    82 calories              74 calories
        Population  significantly below      –
                    target
        Nutrition   82 calories, 17.81 g     74 calories, 16.32 g
                    protein                  protein
        Size        51 inches                –
        """)
  }

  @Test func `below 60 columns`() {
    let shown = Shown.lines(.comparison(Comparisons.fish), style: .narrow)
    #expect(
      shown == """
        Atlantic Cod and Haddock
        Calories
          Atlantic Cod: 82 calories
          Haddock: 74 calories
        Population
          Atlantic Cod: significantly below
            target
          Haddock: –
        Nutrition
          Atlantic Cod: 82 calories, 17.81 g
            protein
          Haddock: 74 calories, 16.32 g protein
        Size
          Atlantic Cod: 51 inches
          Haddock: –
        """)
  }

  @Test func `at 120 columns`() {
    let shown = Shown.lines(.comparison(Comparisons.monsters), style: .wide)
    #expect(
      shown == """
        Goblin, Adult Blue Dragon and Mage
                     Goblin                      Adult Blue Dragon   Mage
        Challenge    1/4 (50 XP)                 16 (15,000 XP)      6
        Armor class  15 (leather armor, shield)  19 (natural armor)  12, 15 with mage armor
        Hit points   7 (2d6)                     225 (18d12+108)     40 (9d8)
        Strength     8 (-1)                      25 (+7)             –
        """)
  }

  @Test func `on a wire`() {
    let shown = Shown.lines(.comparison(Comparisons.monsters))
    #expect(
      shown == """
        Goblin, Adult Blue Dragon and Mage
        Challenge
          Goblin: 1/4 (50 XP)
          Adult Blue Dragon: 16 (15,000 XP)
          Mage: 6
        Armor class
          Goblin: 15 (leather armor, shield)
          Adult Blue Dragon: 19 (natural armor)
          Mage: 12, 15 with mage armor
        Hit points
          Goblin: 7 (2d6)
          Adult Blue Dragon: 225 (18d12+108)
          Mage: 40 (9d8)
        Strength
          Goblin: 8 (-1)
          Adult Blue Dragon: 25 (+7)
          Mage: –
        """)
  }

  @Test func `only one fact has a winner, who is named and not only colored`() {
    let shown = Shown.lines(.comparison(Comparisons.calories), style: .dark)
    #expect(
      shown == """
        ␛[1;96mAtlantic Cod and Haddock␛[0m
                  ␛[1;96mAtlantic Cod␛[0m  ␛[1;96mHaddock␛[0m
        ␛[36mCalories␛[0m  ␛[1;93m82 calories␛[0m   74 calories
        ␛[1;93mAtlantic Cod has more calories: 82 calories against 74.␛[0m
        """)
  }

  @Test func `equal items`() {
    let shown = Shown.lines(.comparison(Comparisons.equal))
    #expect(
      shown == """
        Atlantic Cod, Haddock and Red Snapper
        Harvest
          Atlantic Cod: wild
          Haddock: wild
          Red Snapper: wild
        They are equal in harvest: wild.
        """)
  }

  @Test func `as HTML`() {
    let shown = Shown.html(.comparison(Comparisons.fish))
    #expect(
      shown == """
        <p><strong>Atlantic Cod and Haddock</strong></p>\
        <ul><li><strong>Calories</strong>: Atlantic Cod 82 calories · Haddock 74 calories</li>\
        <li><strong>Population</strong>: Atlantic Cod significantly below target · Haddock –</li>\
        <li><strong>Nutrition</strong>: Atlantic Cod 82 calories, \
        17.81 g protein · Haddock 74 calories, 16.32 g protein</li>\
        <li><strong>Size</strong>: Atlantic Cod 51 inches · Haddock –</li>\
        </ul>
        """)
  }

  @Test func `for the ear`() {
    let shown = Shown.speech(.comparison(Comparisons.challenge))
    #expect(
      shown == """
        Adult Blue Dragon is the greatest challenge: 16 (15,000 experience points) against one quarter (50 experience points) and 6.
        """)
  }
}
