import Language
import Testing

extension CheckTests {
  @Test func lettersThatPassForOthersAreFound() {
    #expect(
      Self.mistakes("# кот\nintent a\n  say   hellо\n  does  greet\n") == [
        "3:13 unexpected о (U+043E), which looks like o"
      ])
    #expect(
      Self.mistakes(
        "intent a\n  say   привет друг | покажи всех\n  does  greet\n  test  привет друг\n") == [])
    #expect(
      Self.mistakes("intent a\n  say   привет друзья мои hеllo\n  does  greet\n") == [
        "2:43 unexpected е (U+0435), which looks like e"
      ])
  }

  @Test func aPlaceInALineThatGoesOnIsWhereItIsWritten() {
    #expect(
      Self.mistakes(
        """
        rule  <a> = one | two   # numbers
            | three | <b>

            | {four}
        intent a
          say   hello
          does  greet
        """) == ["2:15 there is no rule <b>", "4:7 there is no list {four}"])
  }

  @Test func theFirstMistakeOfEachFileThatCannotBeReadIsFound() {
    let files = [
      SourceFile(name: "en/b.intent", text: "intent x\n  say   (hello\n"),
      SourceFile(name: "en/a.intent", text: "\nsay hello\n"),
      SourceFile(name: "en/c.intent", text: "intent y\n  say   hello\n  does  greet\n"),
    ]
    let problems = IntentCheck(files: files, lexicon: Lexicon(), verbs: ["greet"]).problems()
    #expect(
      problems.map(\.text) == [
        """
        en/a.intent:2:1: “say” stands outside of an intent
          say hello
          ^
        """,
        """
        en/b.intent:2:9: “(” is never closed
            say   (hello
                  ^
        """,
      ])
  }

  @Test func theTextOfAMistakeShowsThePlace() {
    let file = SourceFile(
      name: "en/x.intent",
      text: "intent a\n\tsay\t" + String(repeating: "é ", count: 60)
        + "<there> <more>\n  does  greet\n")
    let problems = IntentCheck(files: [file], lexicon: Lexicon(), verbs: ["greet"]).problems()
    #expect(
      problems.first?.text == """
        en/x.intent:2:126: there is no rule <there>
          …é é é é é é é é é é é é é é é é é é é é <there> <more>
                                                   ^
        """)
  }

  @Test func anEmptyFolderIsNoMistake() {
    #expect(IntentCheck(files: [], lexicon: Lexicon(), verbs: []).problems() == [])
  }
}
