import Catalogs
import Conversation

/// The understanding of all built-in sentences, over all names.
enum FuzzedMatcher {
  private static let interpreter = try? Interpreter(IntentFiles.builtIn, library: .embedded)

  static func read(_ text: String) {
    _ = interpreter?.interpret(text, State())
  }
}
