import Catalogs
import Language

/// Entries of the list on show where a sentence names them by their numbers: "how fast is the second one", "compare the first two".
struct EntriesByNumber {
  private let state: State
  private let library: Library
  private let matcher: Matcher

  init(_ state: State, _ library: Library, _ matcher: Matcher) {
    self.state = state
    self.library = library
    self.matcher = matcher
  }

  /// A longer sentence is about something else.
  private static let mostTokens = 16
  /// "The first five" at most.
  private static let mostNamed = 5

  /// Whether a sentence names entries by their numbers, if there is a list.
  static func areNamed(in tokens: [String], _ matcher: Matcher) -> Bool {
    tokens.count <= mostTokens && tokens.contains { matcher.number($0)?.isOrdinal ?? false }
  }

  /// The sentence with names in the place of the numbers; nil when it has none of the list.
  func named(_ tokens: [String]) -> String? {
    guard !state.shown.isEmpty else { return nil }
    var words: [String] = []
    var isChanged = false
    var index = 0
    while index < tokens.count {
      let number = matcher.number(tokens[index])
      index += 1
      guard let number, number.isOrdinal, let id = state.entry(number.value) else {
        words.append(tokens[index - 1])
        continue
      }
      isChanged = true
      var ids = [id]
      if index < tokens.count, let count = matcher.number(tokens[index]), !count.isOrdinal {
        if number.value == 1, 2...Self.mostNamed ~= count.value, count.value <= state.shown.count {
          ids = Array(state.shown.prefix(count.value))
        }
        // "The second one", "the first two".
        if count.value == 1 || ids.count > 1 { index += 1 }
      }
      words += ids.compactMap(name)
    }
    return isChanged ? words.joined(separator: " ") : nil
  }

  private func name(_ id: ItemID) -> String? {
    id.catalog == .comics ? "xkcd \(id.key)" : library[id]?.name
  }
}
