import Catalogs
import Language
import Testing

@testable import Conversation

@Suite struct CompiledIntentsTests {
  /// When this fails: `swift run curio intents compile`, and commit what it wrote.
  @Test(
    "what is compiled beforehand is what the intents and the catalogs make today",
    arguments: IntentFiles.languages(of: IntentFiles.builtIn))
  func compiledIntentsAreCurrent(language: String) throws {
    let files = Self.files(language)
    let fresh = try CompiledIntents.make(of: files)
    let kept = try #require(CompiledIntents.builtIn(language))
    let isCurrent = kept.bytes.elementsEqual(fresh)
    #expect(isCurrent, "stale; swift run curio intents compile")
  }

  @Test("an edited sentence is not lost: compiled intents that do not fit are left aside")
  func editedIntentsAreCompiled() throws {
    let edited = Self.files("en").map { file in
      file.name == "en/home.intent"
        ? SourceFile(name: file.name, text: file.text + "\nfiller zyzzy\n") : file
    }
    let compiled = try #require(CompiledIntents.builtIn("en"))
    #expect(compiled.matcher(of: edited) == nil)
    let interpreter = try Interpreter(edited, library: .embedded)
    #expect(interpreter.matcher(of: "en")?.isFiller("zyzzy") == true)
  }

  private static func files(_ language: String) -> [SourceFile] {
    IntentFiles.builtIn.filter { $0.name.hasPrefix(language + "/") }
  }
}
