/// Why an utterance was read as it was, for `why`: lines of tokens, spans, template, cost and runner-up.
///
/// Nearly nobody asks why, so the lines are written when somebody does.
package struct Reasoning: Sendable {
  private let write: @Sendable () -> [String]

  package init(lines: [String] = []) { write = { lines } }

  init(writing write: @escaping @Sendable () -> [String]) { self.write = write }

  package var lines: [String] { write() }
}

extension Reasoning: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.lines == right.lines }

  package func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

extension Reasoning: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(lines: try decoder.singleValueContainer().decode([String].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(lines)
  }
}
