import Testing

@testable import Language

@Suite("Template parser") struct TemplateParserTests {
  private func template(_ text: String) throws(IntentError) -> Expression? {
    let file = SourceFile(name: "t.intent", text: "intent x\nsay \(text)")
    return try Grammar(parsing: [file]).intents[0].templates.first?.expression
  }

  @Test(
    "reads every sign",
    arguments: [
      ("cod", .word("cod")),
      ("show cod", .sequence([.word("show"), .word("cod")])),
      ("Café", .word("cafe")),
      ("what's", .word("whats")),
      ("hit-points", .sequence([.word("hit"), .word("points")])),
      ("do[es]", .choice([.word("do"), .word("does")])),
      ("[the] cod", .sequence([.optional(.word("the")), .word("cod")])),
      ("(a|b c)", .choice([.word("a"), .sequence([.word("b"), .word("c")])])),
      ("a | b", .choice([.word("a"), .word("b")])),
      ("{fish}", .slot(list: "fish", name: "fish")),
      ("{fish:left}", .slot(list: "fish", name: "left")),
      ("find {text}", .sequence([.word("find"), .text("text")])),
      ("find {text:words}", .sequence([.word("find"), .text("words")])),
      ("<show>", .rule("show", slot: nil)),
      ("<bound:filter>", .rule("bound", slot: "filter")),
      ("<bound:filter>+", .repeated(.rule("bound", slot: "filter"))),
      ("*2", .gap(2)),
      ("\"<\" cod", .sequence([.word("<"), .word("cod")])),
      ("a[b]c", .choice([.word("ac"), .word("abc")])),
      ("()", .sequence([])),
      ("show # the rest is a comment", .word("show")),
    ] as [(String, Expression)])
  func reads(text: String, expected: Expression) throws {
    #expect(try template(text) == expected)
  }

  @Test(
    "tells what is wrong, and where",
    arguments: [
      ("(a", .unclosed("("), 5), ("[a", .unclosed("["), 5), ("a)", .unexpected(")"), 6),
      ("{fish", .unclosed("{"), 5), ("<show", .unclosed("<"), 5), ("a ]", .unexpected("]"), 7),
      ("}", .unexpected("}"), 5), ("*x", .badNumber("*"), 5), ("{}", .missing("name"), 5),
      ("\"a", .unclosed("\""), 5), ("do[es", .unclosed("["), 7), ("+", .unexpected("+"), 5),
    ] as [(String, IntentError.Problem, Int)])
  func refuses(text: String, problem: IntentError.Problem, column: Int) throws {
    let error = #expect(throws: IntentError.self) { try template(text) }
    #expect(error?.problem == problem)
    #expect(error?.location.line == 2)
    #expect(error?.location.column == column)
    #expect(error?.line == "say \(text)")
  }

  @Test("brackets within brackets end somewhere", arguments: ["(", "["])
  func depth(bracket: String) throws {
    let close = bracket == "(" ? ")" : "]"
    func nested(_ count: Int) -> String {
      String(repeating: bracket, count: count) + "a" + String(repeating: close, count: count)
    }
    #expect(throws: Never.self) { try template(nested(32)) }
    for count in [33, 100_000] {
      let error = #expect(throws: IntentError.self) { try template(nested(count)) }
      #expect(error?.problem == .tooDeep)
      #expect(error?.location.column == 5 + 32)
    }
  }

  @Test("rules that lead from one to the next end somewhere")
  func chains() throws {
    func chain(_ count: Int) -> String {
      let rules = (1...count).map { "rule <a\($0)> = x [<a\($0 - 1)>]" }
      return (["rule <a0> = y"] + rules + ["intent i", "say <a\(count)>"]).joined(separator: "\n")
    }
    #expect(throws: Never.self) { try Matcher.small(chain(63)) }
    for count in [64, 5_000] {
      let error = #expect(throws: IntentError.self) { try Matcher.small(chain(count)) }
      #expect(error?.problem == .tooDeep)
    }
  }

  @Test("counts the ways to write words alone, within a limit")
  func wordings() {
    let expression = Expression.sequence([
      .optional(.word("a")), .choice([.word("b"), .rule("c", slot: nil)]),
    ])
    let rules: [String: Expression] = ["c": .sequence([.word("c"), .word("d")])]
    #expect(expression.wordingCount(rules, limit: 4) == 4)
    #expect(expression.wordingCount(rules, limit: 3) == nil)
    #expect(Expression.slot(list: "fish", name: "fish").wordingCount(rules, limit: 9) == nil)
  }

  @Test("finds rules that stand in each other instead of following them for ever")
  func circles() {
    let error = #expect(throws: IntentError.self) {
      try Matcher.small("rule <a> = x <b>\nrule <b> = <a>\nintent i\nsay <a>")
    }
    #expect(error?.problem == .recursiveRule("a"))
  }
}
