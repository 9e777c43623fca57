import Language
import Testing

/// What sentences come to when something has been said before.
@Suite struct ContextTests {
  private let fish = Context(focus: [("fish", "haddock")], circumstances: ["fish"])
  private let monster = Context(focus: [("monster", "lich")], circumstances: ["monsters"])
  /// A monster was on show, before it a fish.
  private let both = Context(focus: [("monster", "lich"), ("fish", "haddock")])

  @Test func aPronounStandsForWhatIsInFocus() {
    #expect(Pond.matcher.read("show it", in: fish) == "fish.show(fish=haddock^)")
    #expect(Pond.matcher.read("show it", in: monster) == "monsters.show(monster=lich^)")
    #expect(
      Pond.matcher.read("calories of it", in: fish) == "fish.fact(fact=calories fish=haddock^)")
  }

  @Test func aPronounStandsForTheLatestThingThatFits() {
    #expect(Pond.matcher.read("show it", in: both) == "monsters.show(monster=lich^)")
    #expect(
      Pond.matcher.read("calories of it", in: both) == "fish.fact(fact=calories fish=haddock^)")
    #expect(Pond.matcher.read("where does it swim", in: both) == "fish.habitat(fish=haddock^)")
  }

  @Test func aPronounOnlyStandsForThingsOfItsLists() {
    #expect(Pond.matcher.read("show him", in: monster) == "monsters.show(monster=lich^)")
    #expect(Pond.matcher.read("where does she live", in: both) == "monsters.habitat(monster=lich^)")
    #expect(Pond.matcher.refuses("show him", in: fish))
  }

  @Test func aPronounIsNoUnknownName() {
    #expect(Pond.matcher.refuses("calories of him", in: monster))
    #expect(Pond.matcher.read("calories of him", in: monster) == "nothing")
  }

  @Test func aFollowUpTakesItsThingFromTheFocus() {
    #expect(
      Pond.matcher.read("what is its taste", in: fish) == "fish.fact(fact=taste fish=haddock^)")
    #expect(Pond.matcher.read("where does it live", in: fish) == "fish.habitat(fish=haddock^)")
    #expect(
      Pond.matcher.read("where does it live", in: monster) == "monsters.habitat(monster=lich^)")
  }

  @Test func ofTwoFollowUpsTheOneOnTheLatestThingWins() {
    #expect(
      Pond.matcher.read("where does it live", in: both) == "monsters.habitat(monster=lich^)")
  }

  @Test func aFollowUpToNothingTellsWhatIsMissing() {
    #expect(Pond.matcher.read("what is its taste") == "fish.fact(fact=taste fish missing)")
    #expect(
      Pond.matcher.read("where does it live")
        == "fish.habitat(fish missing) | monsters.habitat(monster missing)")
  }

  @Test func aFollowUpDoesNotTakeAThingOfAnotherList() {
    #expect(
      Pond.matcher.read("what is its taste", in: monster) == "fish.fact(fact=taste fish missing)")
  }

  @Test func aThingThatIsNamedComesBeforeTheFocus() {
    #expect(
      Pond.matcher.read("where does swordfish live", in: fish) == "fish.habitat(fish=swordfish)")
  }

  @Test func anIntentIsOnlyThereWhenItsCircumstancesHold() {
    #expect(Pond.matcher.read("only wild", in: fish) == "fish.only(where=[harvest=wild])")
    #expect(Pond.matcher.refuses("only wild", in: monster))
    #expect(Pond.matcher.refuses("only wild"))
    #expect(Pond.matcher.read("2", in: Context(circumstances: ["list"])) == "open(entry=2)")
    #expect(Pond.matcher.refuses("2"))
  }

  @Test(arguments: [
    ("the second one", "open(entry=2)"), ("3rd", "open(entry=3)"), ("number five", "open(entry=5)"),
    ("3", "open(entry=3)"), ("25", "open(entry=25 not in 1..20)"),
  ])
  func anEntryOfTheListIsOpened(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said, in: Context(circumstances: ["list"])) == meant)
  }

  @Test func namesOfTheLateListComeLast() {
    #expect(Pond.matcher.read("haddock") == "fish.show(fish=haddock)")
    #expect(Pond.matcher.read("time machines") == "comics.show(comic=3)")
    #expect(Pond.matcher.read("comic haddock") == "comics.show(comic=1)")
    #expect(Pond.matcher.read("back") == "back")
    #expect(Pond.matcher.read("comic back") == "comics.show(comic=2)")
  }

  @Test func namesOfThePreferredListComeFirstButALateListStaysLate() {
    let comics = Context(preferred: "comic")
    #expect(Pond.matcher.read("haddock", in: comics) == "fish.show(fish=haddock)")
    #expect(
      Pond.matcher.read("show haddock", in: Context(preferred: "fish")) == "fish.show(fish=haddock)"
    )
    #expect(Pond.matcher.read("back", in: comics) == "back")
  }

  @Test func thingsAndListsThatDoNotExistAreNoFocus() {
    let lost = Context(focus: [("fish", "kraken"), ("ships", "argo")], preferred: "ships")
    #expect(
      Pond.matcher.read("what is its taste", in: lost) == "fish.fact(fact=taste fish missing)")
    #expect(Pond.matcher.read("haddock", in: lost) == "fish.show(fish=haddock)")
  }
}
