import Language
import Testing

extension CheckTests {
  @Test func aTestThatAnotherIntentWinsIsFound() {
    #expect(
      Self.mistakes(
        """
        list  fish = @fish
        filler  of is
        intent greeting
          say   hello [there] | good morning
          does  greet
          test  hello there
          test  good bye
          test  nonsense
        intent leaving
          say   good bye
          does  leave
        """) == [
          "7:9 “good bye” is won by leaving", "8:9 “nonsense” is won by nothing",
        ])
  }

  @Test func aTestThatTiesIsFoundUnlessBothComeToTheSame() {
    let tie = """
      intent a
        say   hello
        does  greet
        test  hello
      intent b
        say   hello
        does  %
      """
    #expect(Self.mistakes(tie.replacingPercent(by: "greet")) == [])
    #expect(
      Self.mistakes(tie.replacingPercent(by: "leave")).contains("4:9 “hello” is won by a and b"))
  }

  @Test func aTestWithOtherSlotsIsFound() {
    let file = """
      list  fish = @fish
      number  n = 1..100
      intent a
        say   show {fish} [{n} times]
        does  show {fish} {n?}
        test  show atlantic cod 12 times   => %
      """
    for slots in [
      "fish=cod", "fish=\"Atlantic Cod\"", "fish=gadus n=12", "n=12",
      "fish=\"atlantic cod\" n=\"12\"",
    ] {
      #expect(Self.mistakes(file.replacingPercent(by: slots)) == [], "\(slots)")
    }
    for slots in ["fish=hake", "n=13", "fsh=cod", "fish=cod n=1"] {
      #expect(
        Self.mistakes(file.replacingPercent(by: slots)) == [
          "6:9 “show atlantic cod 12 times” is understood with fish=cod n=12"
        ], "\(slots)")
    }
  }

  @Test func aNotThatMatchesIsFound() {
    #expect(
      Self.mistakes(
        """
        list  fish = @fish
        filler  of is my where
        intent a
          say   where is {fish}
          does  show {fish}
          not   where is my phone
          not   where is the hake
          not   where is hake
        """) == [
          "8:9 “where is hake” must not match, and does"
        ])
  }

  @Test func sentencesAreTriedInTheirCircumstancesAndWithAFocus() {
    #expect(
      Self.mistakes(
        """
        list  fish = @fish
        list  comic = @comics late
        pronoun fish = it
        intent a
          ask   its taste
          does  show {fish}
          test  its taste          => fish=cod
        intent b
          say   next
          when  fish comics
          does  list
          test  next
        intent c
          say   next
          when  question
          does  leave
          test  next
        intent d
          say   show {fish:thing}
          does  show {thing}
          test  show it            => thing=cod
        """) == [])
  }

  @Test func aTemplateThatCanNeverWinIsFound() {
    let found = Self.mistakes(
      """
      list  colour = red | blue
      intent a
        say   {colour} ones
        say   {colour} ones | {colour} things
        does  list {colour}
      intent b
        say   (red|blue|green) ones
        does  leave
      """)
    #expect(found == ["3:9 this template can never win: its sentences are understood otherwise"])
  }

  @Test func twoTemplatesThatAlwaysTieCanNeverWinUnlessTheyComeToTheSame() {
    let file = """
      list  fish = @fish
      intent a
        say   see {fish}
        does  show {fish}
      intent b
        say   see {fish:thing}
        does  % {thing}
      """
    let never = "this template can never win: its sentences are understood otherwise"
    #expect(Self.mistakes(file.replacingPercent(by: "list")) == ["3:9 \(never)", "6:9 \(never)"])
    #expect(Self.mistakes(file.replacingPercent(by: "show")) == [])
  }

  @Test func anIntentThatYieldsIsNoRival() {
    let file = SourceFile(
      name: "en/test.intent",
      text: """
        list  fish = @fish
        intent a
          say   {fish}
          when  fish
          does  show {fish}
          test  hake
        intent b
          say   {fish}
          does  offer {fish}
          test  hake
        """)
    let verbs = ["show", "offer"]
    let strict = IntentCheck(files: [file], lexicon: Self.lexicon, verbs: verbs)
    #expect(strict.problems().count == 2)
    let lenient = IntentCheck(
      files: [file], lexicon: Self.lexicon, verbs: verbs, yielding: ["offer"])
    #expect(lenient.problems() == [])
  }

  @Test func aNameThatIsACommandNeedsADecision() {
    let file = """
      list  comic = @comics%
      intent show
        say   {comic} | show {comic}
        does  show {comic}
      intent back
        say   [go] back
        does  leave
      """
    let mistake = """
      1:15 “Back” is a name and a command; mark the list “late”, or say with a test what is meant
      """
    #expect(Self.mistakes(file.replacingPercent(by: "")) == [mistake])
    #expect(Self.mistakes(file.replacingPercent(by: " late")) == [])
    #expect(Self.mistakes(file.replacingPercent(by: "") + "\n  test  back") == [])
  }

  @Test func aNameThatNeverStandsAloneNeedsNoDecision() {
    #expect(
      Self.mistakes(
        """
        list  comic = @comics
        intent show
          say   show {comic}
          does  show {comic}
        intent back
          say   [go] back
          does  leave
        """) == [])
  }
}

extension String {
  fileprivate func replacingPercent(by text: String) -> String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: text)
  }
}
