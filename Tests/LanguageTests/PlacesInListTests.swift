import Language
import Testing

/// Numbers that stand for things by their places in the list in view.
@Suite struct PlacesInListTests {
  private static let matcher = Pond.matcher(
    of: Pond.files + [
      SourceFile(
        name: "en/places.intent",
        text: """
          place  before = number | no
          place  after = one | of them
          place  last = last one | last
          """)
    ])

  private static func context(_ values: [(list: String, value: String)]) -> Context {
    Context(circumstances: ["list"]) { number in
      let index = number == -1 ? values.count - 1 : number - 1
      return values.indices.contains(index) ? values[index] : nil
    }
  }

  private let list = context([("fish", "haddock"), ("monster", "lich"), ("fish", "swordfish")])

  @Test(
    "a place stands for its thing, in any sentence",
    arguments: [
      ("calories of the third one", "fish.fact(fact=calories fish=swordfish)"),
      ("calories of number 1", "fish.fact(fact=calories fish=haddock)"),
      ("calories of the last one", "fish.fact(fact=calories fish=swordfish)"),
      ("calories of the 3rd of them", "fish.fact(fact=calories fish=swordfish)"),
      ("cr of the second one", "monsters.challenge(monster=lich)"),
      ("compare no 1 with the last", "fish.compare(left=haddock right=swordfish)"),
    ])
  func stands(utterance: String, reading: String) {
    #expect(Self.matcher.read(utterance, in: list) == reading)
  }

  @Test func aPlaceAloneStaysWhatTheSentencesSay() {
    #expect(Self.matcher.read("the second one", in: list) == "open(entry=2)")
    #expect(Self.matcher.read("number 2", in: list) == "open(entry=2)")
  }

  @Test func aPlainNumberIsNoPlace() {
    #expect(Self.matcher.refuses("calories of 1", in: list))
  }

  @Test func aThingOfAnotherListDoesNotFit() {
    #expect(Self.matcher.refuses("calories of the second one", in: list))
  }

  @Test func withoutAListOrBeyondItNothingStandsThere() {
    #expect(Self.matcher.refuses("calories of the third one"))
    let short = Self.context([("fish", "haddock")])
    #expect(Self.matcher.refuses("calories of the third one", in: short))
  }

  @Test func whatIsTakenForAPlaceLeansOnTheThingThere() throws {
    let matcher = try #require(Self.matcher)
    let (_, leaning) = matcher.understanding(of: "calories of the third one", in: list)
    let same = Self.context([("fish", "cod"), ("fish", "cod"), ("fish", "swordfish")])
    let other = Self.context([("fish", "haddock"), ("monster", "lich"), ("fish", "white-hake")])
    #expect(matcher.tellsNoDifference(same, list, to: leaning))
    #expect(!matcher.tellsNoDifference(other, list, to: leaning))
    #expect(!matcher.tellsNoDifference(Context(circumstances: ["list"]), list, to: leaning))
  }
}
