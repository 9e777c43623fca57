/// Writes a chat down as a transcript that replays green.
package struct Recorder: Sendable {
  private let header: Header

  package init(header: Header) { self.header = header }

  /// What a file begins with.
  package var opening: String {
    (header.lines + ["---"]).map { $0 + "\n" }.joined()
  }

  /// An utterance with all that came of it, as the lines to add to the file.
  package func entry(_ utterance: Utterance, _ rendered: Rendered) -> String {
    entry(.utterance(utterance), rendered)
  }

  package func entry(_ event: Event, _ rendered: Rendered) -> String {
    entry(.event(event), rendered)
  }

  /// A comment on what no utterance can stand for.
  package func remark(_ text: String) -> String { "# \(Escapes.encode(text))\n\n" }

  private func entry(_ stimulus: Turn.Stimulus, _ rendered: Rendered) -> String {
    var lines = [TranscriptLine.stimulus(stimulus)]
    lines += rendered.lines.map { TranscriptLine.expectation(.output, $0) }
    lines += rendered.speech.map { TranscriptLine.expectation(.speech, $0) }
    lines += rendered.errors.map { TranscriptLine.expectation(.error, $0) }
    if let exit = rendered.exit { lines.append(TranscriptLine.expectation(.check, "exit \(exit)")) }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }
}
