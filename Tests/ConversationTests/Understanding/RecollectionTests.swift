import Catalogs
import Language
import Testing

@testable import Conversation

/// What was said before is recalled, and must mean what it would mean if it had never been said.
@Suite struct RecollectionTests {
  private static let interpreter = try? Interpreter(IntentFiles.builtIn, library: .embedded)

  /// Places in a conversation that differ in all that an utterance may lean on.
  private static let states: [State] = {
    var (fish, monster, people, asked, filtered) = (State(), State(), State(), State(), State())
    fish.focus = [ItemID(.fish, "haddock")]
    fish.place = .item(fish.focus[0])
    fish.lastCommands = [.show(fish.focus[0])]
    monster.focus = [ItemID(.monsters, "lich"), ItemID(.fish, "haddock")]
    monster.place = .item(monster.focus[0])
    monster.shown = [ItemID(.monsters, "lich"), ItemID(.monsters, "ghoul")]
    monster.lastCommands = [.list(.monsters, filters: nil, sort: nil)]
    people.focus = [
      ItemID(.characters, "1"), ItemID(.fish, "sockeye-salmon"), ItemID(.monsters, "ghoul"),
    ]
    people.place = .item(people.focus[0])
    asked = people
    let choices = [ItemID(.fish, "haddock"), ItemID(.fish, "lingcod")]
    asked.question = Question(
      kind: .which,
      candidates: choices.map { Question.Candidate(commands: [.show($0)], item: $0) }, total: 2)
    monster.recent = [ItemID(.monsters, "lich"), ItemID(.monsters, "ghoul")]
    fish.chance = .random(.fish)
    filtered.place = .list(Query(.fish), offset: 0)
    filtered.shown = [ItemID(.fish, "haddock"), ItemID(.fish, "lingcod")]
    filtered.focus = [ItemID(.comics, "353"), ItemID(.characters, "2")]
    return [State(), fish, monster, people, asked, filtered]
  }()

  private static let lines: [String] = {
    let examples = interpreter?.matcher(of: "en")?.topics.flatMap(\.examples) ?? []
    return examples + [
      "where does it live", "its armor class", "how many calories has it", "is he dead",
      "and lingcod", "haddock", "crab", "goblin", "the second one", "compare it with the lich",
      "favourite it",
      "what about cod", "hadock", "next", "2", "show the lich and read it", "who is she",
      "clear filters and its armor class", "open the second one and favourite it",
      "show it and where does it live", "compare it with the lich and read it",
      "second breakfast and its speed", "show haddock and the second one",
      "which is stronger", "compare them", "another", "no the purple one", "favourite both",
      "which is bigger", "qwertz uiop", "the other one", "what does he look like",
    ]
  }()

  @Test(arguments: 0..<6) func whatIsRecalledMeansWhatItWouldMeanAnew(first: Int) throws {
    let interpreter = try Interpreter(IntentFiles.builtIn, library: .embedded)
    let matcher = try #require(interpreter.matcher(of: nil))
    #expect(Self.lines.count > 100)
    // Each place comes first once, so that what is kept there is recalled in all others.
    let order = Self.states.indices.map { Self.states[($0 + first) % Self.states.count] }
    for line in Self.lines {
      for state in order + order {
        let anew = interpreter.read(
          line, matcher.understand(line, in: interpreter.context(of: state)), state, matcher)
        #expect(interpreter.interpret(line, state) == anew.interpretation, "\(line)")
      }
    }
  }
}
