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
        lexicon: lexicon, verbs: Interpreter.verbs, yielding: Interpreter.yieldingVerbs,
        rules: Interpreter.rules)
      for problem in check.problems() { Issue.record("\(problem.text)") }
    }
  }

  /// A folder of one's own without such a rule would lose answers in silence.
  @Test(arguments: Interpreter.rules) func aRuleThatWordsAreLookedUpInIsMissed(rule: String) {
    let line = "rule  <\(rule)> ="
    let files = IntentFiles.builtIn.filter { $0.name.hasPrefix("de/") }.map { file in
      let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = text.filter { !$0.hasPrefix(line) && !$0.hasPrefix("rule  \(rule) =") }
      return SourceFile(name: file.name, text: kept.joined(separator: "\n"))
    }
    let problems = IntentCheck(
      files: files, lexicon: Lexicon(Library.embedded), verbs: Interpreter.verbs,
      rules: Interpreter.rules
    ).problems().map(\.problem)
    #expect(problems.contains(.lackingRule(rule)))
  }
}
