import Testing

@testable import Catalogs

@Suite("Text of services")
struct ServiceTextTests {
  @Test(arguments: [
    (
      "<ul><li>Eats&nbsp;krill &amp; squid.</li><li>Lives 5&ndash;10 years.</li></ul>\n",
      "Eats krill & squid.\nLives 5–10 years."
    ),
    ("<p>One <em>two</em>  three.</p>\n<p>Four</p>", "One two three.\nFour"),
    ("a < b &amp;lt; c", "a < b &lt; c"),
    ("<p>it&#039;s 3&#x2019;s\u{200B}</p>", "it's 3’s"),
    ("x<script>alert('<p>')</script>y<!-- z -->", "xy"),
    ("<img src=\"a>b\">text", "text"),
  ])
  func stripsMarkup(_ html: String, _ plain: String) {
    #expect(Markup.plain(html) == plain)
  }

  @Test(arguments: [
    ("It\u{E2}\u{80}\u{99}s the caf\u{C3}\u{A9} line.", "It’s the café line."),
    ("Sal\u{C3}\u{B3}n", "Salón"), ("Dal\u{ED}", "Dalí"),
    ("2\u{C2}\u{B0}C warmer", "2°C warmer"), ("Dal\u{ED} \u{C3}\u{B3}", "Dal\u{ED} \u{C3}\u{B3}"),
    ("– \u{C3}\u{B3}", "– \u{C3}\u{B3}"), ("plain", "plain"),
  ])
  func repairsRealDoubleEncodingOnly(_ text: String, _ repaired: String) {
    #expect(DoubleEncoding.repaired(text) == repaired)
  }

  @Test(arguments: [
    ("17.81 g", Fact.protein, FactValue.number(17.81, .grams)),
    ("36.5  mcg", .selenium, .number(36.5, .micrograms)),
    ("51 ng", .cholesterol, .number(51, .milligrams)),
    ("160% daily value", .selenium, .number(160, .dailyPercent)),
    ("0 g", .cholesterol, .number(0, .milligrams)), ("0", .carbohydrates, .number(0, .grams)),
    (" 148 mg", .sodium, .number(148, .milligrams)), ("90 ", .calories, .number(90, .calories)),
    ("113 g / 4 oz (fresh)", .serving, .number(113, .grams)),
    ("1.1 g", .sodium, .number(1100, .milligrams)),
  ])
  func readsAmounts(_ text: String, _ fact: Fact, _ value: FactValue) {
    #expect(Amount(text, of: fact)?.value == value)
  }

  @Test(arguments: ["n/a", "", "-3 g", "5 parsecs"])
  func readsNoAmountWhereThereIsNone(_ text: String) {
    #expect(Amount(text, of: .protein) == nil)
  }

  @Test func keepsAClauseOnLanguagesWhole() {
    #expect(
      LanguageTerms.read(
        "Common, understands Elvish, and Orc but can't speak them, telepathy 60 ft.")
        == ["Common", "understands Elvish, and Orc but can't speak them", "telepathy 60 ft."])
  }
}
