/// Something that the stage has no state of, which a rewrite would otherwise make true for ever.
private struct UnknownCheck: Error, CustomStringConvertible {
  let name: String
  var description: String { "there is no “\(name)” to check here" }
}

/// One transcript while it is being played.
struct Play {
  var result: TranscriptResult
  private var captures = Captures()
  private var exit: Int32?

  init(_ transcript: Transcript) {
    result = TranscriptResult(transcript)
    result.coverage.noteRows(in: transcript.comments)
    result.coverage.note(transcript.header)
  }

  mutating func run(on stage: Stage) async {
    for turn in result.transcript.turns {
      do {
        guard try await play(turn, on: stage) else {
          result.failure = .ended(line: turn.line)
          return
        }
      } catch {
        result.failure = .stage("\(error)", line: turn.line)
        return
      }
    }
  }

  /// Plays one turn; false when the program has ended before it.
  private mutating func play(_ turn: Turn, on stage: Stage) async throws -> Bool {
    if turn.stimulus == .event(.restart) { exit = nil }
    guard exit == nil else { return false }
    var rendered = try await act(turn.stimulus, on: stage)
    exit = rendered.exit
    let checks = try await check(turn, on: stage, &rendered)
    // A transcript without a word on speech may still tell how an answer sounds.
    if rendered.speech.isEmpty, turn.expectations.contains(where: { $0.channel == .speech }) {
      rendered.speech = rendered.unspoken
    }
    let comparison = BlockComparison(
      turn: turn, source: result.transcript.source,
      actual: [
        .output: rendered.lines, .speech: rendered.speech, .error: rendered.errors, .check: checks,
      ])
    if let edit = comparison.edit(&captures) { result.edits.append(edit) }
    return true
  }

  private mutating func act(
    _ stimulus: Turn.Stimulus, on stage: Stage
  ) async throws -> Rendered {
    switch stimulus {
    case .event(let event):
      let rendered = try await stage.happen(event)
      result.coverage.note(rendered)
      return rendered
    case .utterance(let utterance):
      let rendered = try await stage.send(utterance)
      result.coverage.note(rendered)
      return rendered
    }
  }

  /// What the turn's checks find, as the lines they should have been.
  ///
  /// Asking for the exit status of a program that still runs ends its input first.
  private mutating func check(
    _ turn: Turn, on stage: Stage, _ rendered: inout Rendered
  ) async throws -> [String] {
    var found: [String] = []
    for expectation in turn.expectations where expectation.channel == .check {
      let name = String(expectation.pattern.text.prefix { $0 != " " })
      if name == "exit" {
        if exit == nil {
          rendered.append(try await stage.happen(.eof))
          exit = rendered.exit
        }
        found.append("exit \(exit.map(String.init) ?? "none")")
      } else {
        guard let value = await stage.state(name) else { throw UnknownCheck(name: name) }
        found.append("\(name) \(value)")
      }
    }
    return found
  }
}
