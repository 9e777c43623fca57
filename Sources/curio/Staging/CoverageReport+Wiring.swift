import Conversation
import Language
import Replay

extension CoverageReport {
  /// Knows all that this program has, the intents of every language too.
  init(_ wiring: Wiring) throws(WiringError) {
    self.init(wiring.library)
    let files = try Wiring.intents(wiring.options.intentsFolder)
    var intents: [String] = []
    for language in wiring.interpreter.languages {
      do throws(IntentError) {
        let own = files.filter { $0.name.hasPrefix(language + "/") }
        intents += try Grammar(parsing: own).intentNames.map { "\(language)/\($0)" }
      } catch {
        throw .badIntents(error)
      }
    }
    known[.intents] = intents
    known[.templates] = files.sorted { $0.name < $1.name }.flatMap(Self.templates)
    known[.languages] = wiring.interpreter.languages
  }

  /// Where a file has the templates of its intents.
  private static func templates(in file: SourceFile) -> [String] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      let keyword = line.split(separator: " ", maxSplits: 1).first
      return ["say", "ask"].contains(keyword) ? "\(file.name):\(number + 1)" : nil
    }
  }
}
