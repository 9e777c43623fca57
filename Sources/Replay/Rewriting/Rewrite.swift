extension TranscriptResult {
  /// The transcript's text with every differing block made true; all else stays byte for byte.
  package var acceptedText: String {
    var lines = transcript.source
    let end = transcript.endsLinesWithCarriageReturn ? "\r" : ""
    // From the last block to the first, so that the numbers of the lines stay right.
    for edit in edits.reversed() {
      let start = edit.turn.line
      let new = edit.lines.compactMap { line -> String? in
        switch line {
        case .kept(let text): text
        case .added(let text): text + end
        case .removed: nil
        }
      }
      // A file whose last line has no line feed would otherwise lose its carriage return before
      // what follows.
      if start == lines.count, !end.isEmpty, !lines[start - 1].hasSuffix(end) {
        lines[start - 1] += end
      }
      lines.replaceSubrange(start..<start + edit.oldCount, with: new)
    }
    return lines.joined(separator: "\n")
  }
}
