import Catalogs
import Conversation
import Testing

@testable import Presentation

/// The same facts in German: numbers, days, cases and plurals.
@Suite struct GermanTests {
  private let german = German()

  static let values: [(FactValue, Fact, CatalogID, String)] = [
    (.number(1, .calories), .calories, .fish, "1 Kalorie"),
    (.number(82, .calories), .calories, .fish, "82 Kalorien"),
    (.number(15.58, .grams), .protein, .fish, "15,58 g"),
    (.number(1, .years), .lifespan, .fish, "1 Jahr"),
    (.yearly(265_300_000, .pounds, year: 2018), .landings, .fish, "265.300.000 Pfund im Jahr 2018"),
    (.date(CalendarDay(year: 2026, month: 8, day: 21)), .date, .comics, "21. August 2026"),
    (.terms(["Wild"]), .harvest, .fish, "Wildfang"),
    (.terms(["snow white", "pink"]), .color, .fish, "schneeweiß, rosa"),
    (.text("chaotic evil"), .alignment, .monsters, "chaotisch böse"),
    (
      .terms(["Deep Speech", "telepathy 120 ft."]), .languages, .monsters,
      "Tiefensprache, Telepathie 120 Fuß"
    ),
    (.bonuses([Bonus("con", 6)]), .saves, .monsters, "KON +6"),
    (.bonuses([Bonus("perception", 10)]), .skills, .monsters, "Wahrnehmung +10"),
    (
      .distances([Distance("fly", 60, remark: "hover")]), .speed, .monsters,
      "fliegen 60 Fuß (schwebend)"
    ),
    (.text("Dead"), .status, .characters, "tot"),
    (.episodes([1, 2, 3, 5]), .episodes, .characters, "1–3, 5 (insgesamt 4)"),
  ]

  @Test(arguments: values)
  func `a value is written as Germans write it`(
    value: FactValue, fact: Fact, catalog: CatalogID, text: String
  ) {
    #expect(german.value(value, of: fact, in: catalog) == text)
  }

  static let statements: [(Fact, Item, String)] = [
    (.calories, Samples.snapper, "Red Snapper hat 100 Kalorien pro 100 g."),
    (.protein, Samples.cod, "Atlantic Cod hat 17,81 g Eiweiß."),
    (.size, Samples.cod, "Atlantic Cod wird bis zu 51 Zoll lang."),
    (.lifespan, Samples.snapper, "Red Snapper wird bis zu 57 Jahre alt."),
    (.habitat, Samples.cod, "Über den Lebensraum von Atlantic Cod ist nichts bekannt."),
    (.taste, Samples.snapper, "Geschmack von Red Snapper: mild, leicht süß."),
    (.challenge, Samples.goblin, "Goblin hat Herausforderungsgrad 1/4 (50 EP)."),
    (.reactions, Samples.goblin, "Goblin hat keine Reaktionen."),
    (.subtype, Samples.cod, "Atlantic Cod hat keine Unterart."),
    (.status, Samples.morty, "Morty Smith ist lebendig."),
    (.status, Samples.cronenbergMorty, "Den Status von Cronenberg Morty kennt niemand."),
    (.date, Samples.archery, "Archery Feat ist vom 21. August 2026."),
  ]

  @Test(arguments: statements)
  func `a fact asked for is answered in one sentence`(fact: Fact, item: Item, text: String) {
    let presenter = Presenter(tongue: german)
    #expect(presenter.lines(Reply(blocks: [.fact(fact, of: item)])) == [text])
  }

  static let phrases: [(Filter, CatalogID, String)] = [
    (Filter(.calories, .under, "100"), .fish, "unter 100 Kalorien"),
    (Filter(.lifespan, .min, "1"), .fish, "mindestens 1 Jahr"),
    (Filter(.challenge, .max, "0.25"), .monsters, "HG höchstens 1/4"),
    (Filter(.type, .is, "undead"), .monsters, "Untote"),
    (Filter(.status, .not, "Dead"), .characters, "nicht tot"),
    (Filter(.legendaryActions, .not, "any"), .monsters, "ohne legendäre Aktionen"),
    (Filter(.location, .is, "Pacific Ocean"), .fish, "aus dem Pazifik"),
    (Filter(.location, .is, "Alaska"), .fish, "aus Alaska"),
    (Filter(.month, .is, "3"), .comics, "im März"),
    (Filter(.date, .is, "2015-07"), .comics, "vom Juli 2015"),
    (Filter(.year, .under, "2015"), .comics, "vor 2015"),
  ]

  @Test(arguments: phrases)
  func `a tag says what it keeps`(filter: Filter, catalog: CatalogID, text: String) {
    #expect(german.phrase(filter, in: catalog) == text)
  }

  @Test func `plurals and genders agree with their nouns`() {
    #expect(german.counted(1, .fish) == "1 Fisch")
    #expect(german.counted(3287, .comics) == "3.287 Comics")
    #expect(german.sentence(.nothingFound("x", .characters)) == "Keine Figur hat „x“ im Namen.")
    #expect(
      german.sentence(.filtersCleared([.fish, .monsters]))
        == "Keine Filter mehr bei Fischen und Monstern.")
    #expect(
      german.sentence(.endOfWalk(.catalog(.monsters), .last, name: "Zombie"))
        == "Zombie ist das letzte Monster.")
    #expect(german.kin(of: Samples.goblin) == "Kleiner Humanoid (Goblinoid), neutral böse")
  }

  /// Words that are spelt alike in both languages.
  private static let alike: Set<String> = ["beige", "mild", "neutral", "orange"]
  private static let vocabularies: [(CatalogID, [Fact])] = [
    (.fish, [.harvest, .population, .fishingRate, .color, .taste, .texture, .gear]),
    (
      .monsters,
      [
        .size, .type, .alignment, .vulnerabilities, .resistances, .immunities,
        .conditionImmunities,
      ]
    ),
    (.characters, [.status, .gender]),
  ]

  @Test func `every word of the data's vocabularies is German`() {
    for (catalog, facts) in Self.vocabularies {
      for fact in facts {
        for item in Library.embedded[catalog].items {
          let terms: [String] =
            switch item[fact] {
            case .terms(let terms): terms
            case .text(let text): [text]
            default: []
            }
          for term in terms where !Self.alike.contains(term) {
            #expect(german.term(term, of: fact, in: catalog) != term, "\(fact) of \(item.name)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("RK 13, +5", "Rüstungsklasse 13, plus 5."), ("1–10 von 1.114", "1 bis 10 von 1.114."),
    ("2d6-1", "2 W 6 minus 1."), ("18,9 g pro 100 g", "18,9 Gramm pro 100 Gramm."),
    ("Sag „Hilfe“.", "Sag „Hilfe“."), ("HG 1/4", "Herausforderungsgrad ein Viertel."),
  ])
  func `signs and short forms become German words for the ear`(written: String, spoken: String) {
    var text = SpeechText(german.ear)
    text.say(written)
    #expect(text.text == spoken)
  }
}
