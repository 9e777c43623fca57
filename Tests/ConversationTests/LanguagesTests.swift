import Catalogs
import Language
import Testing

@testable import Conversation

/// Several languages side by side: the first is ready, the others are read when they are asked for.
@Suite struct LanguagesTests {
  private static let library = Library.embedded

  private static func commands(_ interpretation: Interpretation) -> [Command] {
    if case .commands(let commands, _, _, _) = interpretation { commands } else { [] }
  }

  @Test func theLanguageSpokenFirstLeads() throws {
    let english = try Interpreter(IntentFiles.builtIn, library: Self.library)
    #expect(english.languages == ["en", "de"])
    #expect(english.speaking("de").languages == ["de", "en"])
    #expect(english.speaking("tlh").languages == ["en", "de"])
    try english.readAll()
  }

  @Test func eachLanguageKnowsTheWayToTheOther() throws {
    let interpreter = try Interpreter(IntentFiles.builtIn, library: Self.library)
    var state = State()
    #expect(Self.commands(interpreter.interpret("auf Deutsch", state)) == [.language("de")])
    state.settings.language = "de"
    #expect(
      Self.commands(interpreter.interpret("zeig Fische", state))
        == [.list(.fish, filters: nil, sort: nil)])
    #expect(Self.commands(interpreter.interpret("in English", state)) == [.language("en")])
  }

  @Test func aMistakeInAnotherLanguageWaitsUntilAllAreRead() throws {
    let files = [
      SourceFile(name: "en/a.intent", text: "intent home\n  say home\n  does home\n"),
      SourceFile(name: "de/a.intent", text: "intent home\n  say <nichts>\n  does home\n"),
    ]
    let interpreter = try Interpreter(files, library: Self.library)
    #expect(interpreter.languages == ["en", "de"])
    #expect(throws: IntentError.self) { try interpreter.readAll() }
    var state = State()
    state.settings.language = "de"
    #expect(Self.commands(interpreter.interpret("home", state)) == [.home])
  }

  @Test func whatALanguageCallsSeveralThingsIsFoundByWhatTheirNamesShare() throws {
    let interpreter = try Interpreter(
      IntentFiles.builtIn, library: Self.library, language: "de")
    #expect(
      Self.commands(interpreter.interpret("nur Lachs", State()))
        == [.filter(.fish, .only([Filter(.name, .is, "Salmon")]))])
    #expect(
      Self.commands(interpreter.interpret("suche Lachs", State())) == [.search("Salmon", in: nil)])
  }
}
