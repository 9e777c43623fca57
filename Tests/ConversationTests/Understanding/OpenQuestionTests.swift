import Catalogs
import Testing

@testable import Conversation

/// Sentences that leave several things open, each of which many fit: they are asked about one by one.
@Suite struct OpenQuestionTests {
  private static let wide = [
    "compare salmon and tuna", "compare rick and morty", "compare dragon and giant",
    "compare dragon and giant and dragon and giant",
    "compare dragon and dragon and dragon and dragon and dragon",
    "show salmon and favourite tuna and show shrimp",
    "show me the salmon and the tuna and the cod",
    "is a dragon stronger than a giant",
  ]

  private let interpreter = try? Interpreter(IntentFiles.builtIn, library: .embedded)

  @Test(.timeLimit(.minutes(1)), arguments: wide)
  func eachIsAnsweredInTurn(_ text: String) throws {
    let interpreter = try #require(interpreter)
    var state = State()
    var said = text
    for _ in 0..<8 {
      guard case .ask(let question, _) = interpreter.interpret(said, state) else { break }
      #expect(question.choices.count <= Question.mostChoices)
      Reducer.reduce(&state, .hearing(.asked(question, [], hidden: nil)))
      // A state travels in a line, and comes back as it went.
      let bytes = PackedContext.bytes(state, within: 4_000, entries: { _ in [] })
      #expect(bytes.count <= 4_000)
      let back = try #require(PackedContext.state(bytes, entries: { _ in [] })?.question)
      #expect(back.candidates == question.candidates)
      #expect(back.further.count == question.further.count)
      said = "2"
    }
    guard case .commands(let commands, _, _, _) = interpreter.interpret(said, state) else {
      Issue.record("“\(text)” comes to nothing")
      return
    }
    for item in commands.flatMap(\.items) { #expect(Library.embedded[item] != nil) }
  }

  @Test func whatFitsManyIsComparedWithinItsCatalog() throws {
    let interpreter = try #require(interpreter)
    guard case .ask(let question, _) = interpreter.interpret("compare dragon and giant", State())
    else { return #expect(Bool(false)) }
    #expect(question.choices.allSatisfy { $0.item?.catalog == .monsters })
    let next = try #require(question.choices[1].next)
    #expect(next.choices.allSatisfy { $0.item?.catalog == .monsters })
    let chosen = next.choices[2]
    #expect(chosen.next == nil)
    #expect(
      chosen.commands
        == [.compare([question.choices[1].item, chosen.item].compactMap(\.self), by: nil)])
  }
}

extension Command {
  fileprivate var items: [ItemID] {
    if case .compare(let items, _, _) = self { items } else { item.map { [$0] } ?? [] }
  }
}
