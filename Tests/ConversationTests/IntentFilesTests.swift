import Catalogs
import FoundationEssentials
import Language
import Testing

@testable import Conversation

/// The intents files that are built in: all of them, and without a mistake.
@Suite struct IntentFilesTests {
  /// The folder that the files are embedded from.
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Intents"

  @Test func everyFileOfTheFolderIsBuiltIn() throws {
    let manager = FileManager.default
    let names = try manager.subpathsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".intent") }.sorted()
    #expect(!names.isEmpty)
    #expect(IntentFiles.builtIn.map(\.name) == names)
    for file in IntentFiles.builtIn {
      let bytes = manager.contents(atPath: "\(Self.folder)/\(file.name)")
      #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == file.text, "\(file.name)")
    }
  }

  @Test func theBuiltInIntentsHaveNoMistakes() {
    let languages = IntentFiles.languages(of: IntentFiles.builtIn)
    #expect(!languages.isEmpty)
    let lexicon = Lexicon(Library.embedded)
    for language in languages {
      let check = IntentCheck(
        files: IntentFiles.builtIn.filter { $0.name.hasPrefix(language + "/") },
        lexicon: lexicon, verbs: Interpreter.verbs, yielding: Interpreter.yieldingVerbs)
      for problem in check.problems() { Issue.record("\(problem.text)") }
    }
  }
}
