import Language
import Testing

/// What single sentences come to, with nothing on show.
@Suite struct UnderstandingTests {
  @Test(arguments: [
    ("show me white hake", "fish.show(fish=white-hake)"),
    ("Show me the WHITE HAKE!", "fish.show(fish=white-hake)"),
    ("gadus morhua", "fish.show(fish=atlantic-cod)"),
    ("could you please open the white hake card", "fish.show(fish=white-hake)"),
    ("where does swordfish live", "fish.habitat(fish=swordfish)"),
    ("where do swordfish swim", "fish.habitat(fish=swordfish)"),
    ("calories of swordfish", "fish.fact(fact=calories fish=swordfish)"),
    ("who lives on earth", "monsters.at(place=Earth)"),
  ])
  func exactWordsAreUnderstood(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    ("sockeye", "fish.show(fish=sockeye-salmon…)"),
    ("show me hake", "fish.show(fish=white-hake…)"),
    ("open red dragon", "monsters.show(monster=adult-red-dragon…)"),
    ("open dragon", "monsters.show(monster=adult-red-dragon…)"),
  ])
  func aPartOfANameIsEnough(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test func aPartOfSeveralNamesGivesThemAll() {
    #expect(
      Pond.matcher.read("show me cod")
        == "fish.show(fish=atlantic-cod/pacific-cod/sablefish…)")
    #expect(Pond.matcher.read("salmon") == "fish.show(fish=sockeye-salmon/coho-salmon…)")
  }

  @Test func aStrictListTakesWholeNamesOnly() {
    #expect(
      Pond.matcher.read("who lives on citadel of ricks") == "monsters.at(place=Citadel of Ricks)")
    #expect(Pond.matcher.read("who lives on citadel") != "monsters.at(place=Citadel of Ricks…)")
  }

  @Test(arguments: [
    ("show me sockey salmon", "fish.show(fish=sockeye-salmon~)"),
    ("show me swrodfish", "fish.show(fish=swordfish~)"),
    ("haddok", "fish.show(fish=haddock~)"),
    ("owlbaer", "monsters.show(monster=owlbear~)"),
    ("owl bear", "monsters.show(monster=owlbear~)"),
    ("rd snapper", "fish.show(fish=red-snapper~)"),
    ("redsnapper", "fish.show(fish=red-snapper~)"),
    ("open adlut red dragon", "monsters.show(monster=adult-red-dragon~)"),
  ])
  func oneEditInANameIsMended(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    ("haddocks", "fish.show(fish=haddock)"),
    ("where do owlbears live", "monsters.habitat(monster=owlbear)"),
    ("the goblin's cr", "?monsters.challenge(monster=goblin)"),
  ])
  func endingsAreNoMistakes(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test func anEditInACommandWordIsMendedAndTold() throws {
    let understanding = try #require(Pond.matcher).understand("shwo me white hake")
    #expect(understanding.summary == "fish.show(fish=white-hake)")
    #expect(understanding.readings.first?.cost.hasCommandEdits == true)
  }

  @Test(arguments: ["how fast is light", "light", "bake", "band", "love", "cat"])
  func goodWordsAreNotBentIntoNames(_ said: String) {
    #expect(Pond.matcher.refuses(said))
  }

  @Test(arguments: [
    "where is my phone", "what is the weather like", "i love you", "play some music",
    "dragon fruit pie",
    "asdf qwer zxcv", "1234567", "???", "back to the future", "the cat sat on the mat",
    "haddock swims",
  ])
  func whatIsNoneOfItsBusinessIsRefused(_ said: String) {
    #expect(Pond.matcher.refuses(said))
  }

  /// A sentence that is nothing but a name says nothing of a name when nobody knows the words.
  @Test(arguments: ["i love you", "play some music", "where is my phone", "asdf qwer", "light"])
  func aWholeSentenceIsNotTakenForAName(_ said: String) {
    #expect(Pond.matcher.read(said) == "nothing")
  }

  @Test(arguments: ["", " ", "...", "\t", "\u{202E}"])
  func nothingSaidIsNothing(_ said: String) throws {
    let understanding = try #require(Pond.matcher).understand(said)
    #expect(understanding.readings.isEmpty)
    #expect(understanding.tokens.isEmpty)
  }

  @Test func wordsThatNobodyKnowsAreTold() throws {
    let understanding = try #require(Pond.matcher).understand("florble the haddock with wibbets")
    #expect(understanding.unknownWords == ["florble", "wibbets"])
  }

  @Test func sentencesThatShareWordsAreOffered() throws {
    let understanding = try #require(Pond.matcher).understand(
      "compare the prices of everything everywhere")
    #expect(understanding.readings.isEmpty)
    #expect(understanding.nearest.first == "compare haddock and swordfish")
  }
}

extension UnderstandingTests {
  @Test(arguments: [
    ("monsters of cr 5", "monsters.list(challenge=5)"),
    ("monsters cr five", "monsters.list(challenge=5)"),
    ("monsters cr 1/2", "monsters.list(challenge=1/2)"),
    ("monsters cr half", "monsters.list(challenge=1/2)"),
    ("monsters cr twenty five", "monsters.list(challenge=25)"),
    ("monsters cr above 10", "monsters.list(comparison=over challenge=10)"),
    ("wild fish under one hundred and twenty calories", "nothing"),
  ])
  func numbersAreReadInDigitsAndWords(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    ("monsters of cr 31", "monsters.list(challenge=31 not in 0..30)"),
    ("monsters of cr 1/3", "monsters.list(challenge=1/3 not in 0..30)"),
    ("monsters of cr one hundred", "monsters.list(challenge=100 not in 0..30)"),
    ("monsters of cr 99999999999999999999", "monsters.list(challenge=999999999999 not in 0..30)"),
  ])
  func aNumberThatIsOutOfRangeIsTold(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    ("monsters cr nothing above 10", "monsters.list(comparison=max challenge=10)"),
    ("monsters cr nothing below 10", "monsters.list(comparison=min challenge=10)"),
    ("monsters cr at most 10", "monsters.list(comparison=max challenge=10)"),
    ("not wild fish", "fish.list(where=[not=not harvest=wild])"),
    ("non red fish", "fish.list(where=[not=not color=red])"),
  ])
  func negationIsNeverSkipped(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test func negationThatNoTemplateKnowsIsRefused() {
    #expect(Pond.matcher.refuses("show me not haddock"))
    #expect(Pond.matcher.refuses("monsters of cr not 5"))
  }
}

extension UnderstandingTests {
  @Test(arguments: [
    ("wild fish", "fish.list(where=[harvest=wild])"),
    ("wild red fish", "fish.list(where=[harvest=wild] where=[color=red])"),
    (
      "show me farm raised pink colored fish",
      "fish.list(where=[harvest=farmed] where=[color=pink])"
    ),
    (
      "wild under 100 calories red fish",
      "fish.list(where=[harvest=wild] where=[comparison=under calories=100] where=[color=red])"
    ),
    (
      "wild under 900 calories fish",
      "fish.list(where=[harvest=wild] where=[comparison=under calories=900 not in 0..500])"
    ),
  ])
  func aRuleKeepsWhatItHoldsAsAGroup(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    ("how cook haddock", "fish.recipe(fish=haddock)"),
    ("how to cook haddock", "fish.recipe(fish=haddock)"),
    ("how should we cook haddock", "fish.recipe(fish=haddock)"),
    ("how should we all cook haddock", "nothing"),
  ])
  func aGapTakesAtMostSoManyWords(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    ("search for love", "comics.search(text='love')"),
    ("Search for The Great “Wall” & more!", "comics.search(text='The Great “Wall” & more')"),
    ("please search for haddock", "comics.search(text='haddock')"),
  ])
  func textIsTakenAsItWasSaid(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    (
      "where does unicorn live",
      "!fish.habitat(fish='unicorn' unknown) | !monsters.habitat(monster='unicorn' unknown)"
    ),
    ("calories of purple moonfish", "!fish.fact(fact=calories fish='purple moonfish' unknown)"),
    ("compare haddock and moonfish", "!fish.compare(left=haddock right='moonfish' unknown)"),
  ])
  func aNameThatNobodyKnowsIsToldWithItsIntent(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test func nearNamesAreFound() throws {
    let matcher = try #require(Pond.matcher)
    #expect(matcher.nearestNames(to: "hadoc").first?.value == "haddock")
    #expect(matcher.nearestNames(to: "owlbird", in: ["monster"]).first?.value == "owlbear")
    #expect(matcher.nearestNames(to: "haddock", in: ["monster"]).isEmpty)
    #expect(matcher.nearestNames(to: "").isEmpty)
  }
}
