/// One expected line.
package struct ExpectedLine: Hashable, Sendable {
  /// Where a line comes out, by the mark that stands before it in a transcript.
  package enum Channel: Character, CaseIterable, Hashable, Sendable {
    case output = "|"
    case speech = "~"
    case error = "!"
    /// An exit status or a part of the state, asked for by name.
    case check = "="
  }

  package let line: Int
  package let channel: Channel
  package let pattern: LinePattern

  package init(line: Int, channel: Channel, pattern: LinePattern) {
    self.line = line
    self.channel = channel
    self.pattern = pattern
  }
}
