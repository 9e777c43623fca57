/// A result as a unified diff between the transcript and what was answered.
struct UnifiedDiff {
  let result: TranscriptResult
  var isColoured = false

  /// The diff's lines, each with its line feed; empty for a transcript that passed.
  var text: String {
    var lines: [String] = []
    let path = result.transcript.path
    if !result.edits.isEmpty { lines += ["--- \(path)", "+++ \(path) (actual)"] }
    var shift = 0
    for edit in result.edits {
      lines += hunk(edit, shift: shift)
      shift += edit.newCount - edit.oldCount
    }
    if let failure = result.failure { lines.append("\(path):\(failure.line): \(failure.message)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func hunk(_ edit: BlockEdit, shift: Int) -> [String] {
    let old = range(edit.turn.line + 1, edit.oldCount)
    let new = range(edit.turn.line + 1 + shift, edit.newCount)
    let said = Escapes.visible(TranscriptLine.stimulus(edit.turn.stimulus))
    let place = "@@ -\(old) +\(new) @@ \(result.transcript.path):\(edit.turn.line): \(said)"
    return [Ink.place.paint(place, isColoured)] + body(edit)
      + edit.notes.map { "  line \($0.line) differs only in \($0.kind.message)" }
  }

  /// The lines, with what goes before what comes in each run of changes.
  private func body(_ edit: BlockEdit) -> [String] {
    var lines: [String] = []
    var added: [String] = []
    for line in edit.lines {
      switch line {
      case .kept(let text):
        lines += added
        added = []
        lines.append(" " + shown(text))
      case .removed(let text, _):
        lines.append(Ink.removed.paint("-" + shown(text), isColoured))
      case .added(let text):
        added.append(Ink.added.paint("+" + shown(text), isColoured))
      }
    }
    return lines + added
  }

  private func shown(_ line: String) -> String {
    Escapes.visible(line.utf8.last == 0x0D ? String(line.unicodeScalars.dropLast()) : line)
  }

  /// A place as `diff -u` writes it: without lines, the line before it.
  private func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }
}

extension TranscriptResult.Failure {
  var line: Int {
    switch self {
    case .stage(_, let line), .ended(let line): line
    }
  }

  var message: String {
    switch self {
    case .stage(let error, _): "could not be played: \(error)"
    case .ended: "the program had ended before this"
    }
  }
}

extension InvisibleDifference.Kind {
  var message: String {
    switch self {
    case .trailingBlank: "blanks at the end"
    case .composition: "how characters are composed (NFC and NFD)"
    case .unseenCharacter: "characters that cannot be seen"
    case .kindOfBlank: "the kind of a blank (tab, no-break space)"
    case .extraEmptyLine: "an empty line at the end that did not come"
    case .missingEmptyLine: "an empty line that came at the end"
    }
  }
}
