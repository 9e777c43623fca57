import Language
import Testing

/// What `IntentCheck` refuses, and what it lets pass.
@Suite struct CheckTests {
  /// Mistakes as "line:column what"; the file is always the same.
  static func mistakes(_ text: String, verbs: [String] = verbs) -> [String] {
    let file = SourceFile(name: "en/test.intent", text: text)
    return IntentCheck(files: [file], lexicon: lexicon, verbs: verbs).problems().map { problem in
      "\(problem.location.line):\(problem.location.column) \(problem.problem.text)"
    }
  }

  static let verbs = ["show", "list", "greet", "leave", "search"]

  static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    lexicon.add("cod", spellings: ["Atlantic Cod", "Gadus"], to: "fish")
    lexicon.add("hake", spellings: ["White Hake"], to: "fish")
    lexicon.add("bass", spellings: ["Black Bass"], to: "fish")
    lexicon.add("1", spellings: ["Back"], to: "comics")
    return lexicon
  }()

  @Test func aFileWithoutMistakesPasses() {
    #expect(
      Self.mistakes(
        """
        list  fish = @fish
        rule  <see> = show | see
        pronoun fish = it
        filler  of is in my

        intent fish.show
          say   {fish} | <see> {fish}
          does  show {fish}
          test  see atlantic cod     => fish=cod
          test  hake
          not   where is my phone
        """) == [])
    let pond = IntentCheck(files: Pond.files, lexicon: Pond.lexicon, verbs: Self.pondVerbs)
    #expect(pond.problems() == [])
  }

  @Test func rulesThatAreNeededAreMissed() {
    let text = "rule <no> = no | nope\nintent leave\n  say <no>\n  does leave\n"
    let file = SourceFile(name: "en/test.intent", text: text)
    let check = IntentCheck(
      files: [file], lexicon: Lexicon(), verbs: ["leave"], rules: ["no", "all"])
    #expect(check.problems().map(\.problem) == [.lackingRule("all")])
    #expect(check.problems().map(\.location.line) == [1])
  }

  private static let pondVerbs = [
    "show", "fact", "list", "filter", "compare", "recipe", "open", "speak", "search", "back",
    "clearFilters",
  ]

  @Test func unknownRulesListsAndSourcesAreFound() {
    #expect(
      Self.mistakes(
        """
        list  ship = @ships
        rule  <see> = show | {boat}
        pronoun fish = it
        intent a
          say   <sea> {fisch} | <see>
          does  show {fisch}
        """) == [
          "1:14 there is no list {@ships}", "2:22 there is no list {boat}",
          "3:9 there is no list {fish}", "5:9 there is no rule <sea>",
          "5:15 there is no list {fisch}",
        ])
  }

  @Test func aRuleThatLeadsBackToItselfIsFound() {
    #expect(
      Self.mistakes(
        """
        rule  <one> = first <two>
        rule  <two> = second <one>
        intent a
          say   hello
          does  greet
        """) == [
          "1:15 rule <one> leads back to itself", "2:15 rule <two> leads back to itself",
        ])
  }

  @Test func whatDoesLinesLackOrNobodyKnowsIsFound() {
    #expect(
      Self.mistakes(
        """
        list  fish = @fish
        intent a
          say   hello
        intent b
          say   good morning
          does  grete
        intent c
          say   show {fish:thing}
          does  show {thing} {where?}
        intent d
          say   list
          does  list {colour}
        """) == [
          "2:1 intent a does nothing: it lacks a “does” line", "6:9 there is no command “grete”",
          "9:22 no template of this intent fills {where}",
          "12:14 no template of this intent fills {colour}",
        ])
  }

  @Test func aSlotMayBeFilledByARuleOrFromTheFocus() {
    #expect(
      Self.mistakes(
        """
        list  fish = @fish
        list  colour = red | blue
        rule  <any> = <where:where> | plain
        rule  <where> = {colour}
        intent a
          say   list <any>+
          does  list {where}
        intent b
          ask   show it
          does  show {fish}
          test  show it
        """) == [])
  }

  @Test func whatNoSentenceUsesIsFound() {
    #expect(
      Self.mistakes(
        """
        list  colour = red | blue
        rule  <dark> = dark | deep
        rule  <idle> = never
        intent a
          say   paint it <dark> red
          does  greet
        intent b
          does  leave
        """) == [
          "1:16 no sentence uses list {colour}", "3:16 no sentence uses rule <idle>",
          "7:1 intent b is never meant: it lacks “say”, “ask” and “words”",
        ])
  }

  @Test func textMustStandAtTheEndAndAfterAWord() {
    #expect(
      Self.mistakes(
        """
        intent a
          say   find {text} please
          say   {text}
          say   [find] {text} | look for {text}
          does  search {text}
        """) == [
          "2:14 {text} may only stand at the end",
          "3:9 {text} needs a word before it that is always said",
          "4:16 {text} needs a word before it that is always said",
        ])
  }
}
