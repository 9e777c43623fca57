/// Compares what a turn expects with what came of it.
struct BlockComparison {
  let turn: Turn
  let source: [String]
  let actual: [ExpectedLine.Channel: [String]]

  /// The change that would make the block true, or nil when it is.
  func edit(_ captures: inout Captures) -> BlockEdit? {
    var changes: [ExpectedLine.Channel: ChannelChange] = [:]
    for channel in ExpectedLine.Channel.allCases {
      let expectations = turn.expectations.filter { $0.channel == channel }
      let lines = actual[channel] ?? []
      if isLiterally(expectations, lines) { continue }
      let block = BlockMatch(
        patterns: expectations.map(\.pattern), lines: lines.map { Array($0.utf8) })
      if !block.matches(&captures) {
        let alignment = Alignment(block, captures: &captures)
        changes[channel] = ChannelChange(channel, expectations, lines, alignment.steps)
      }
    }
    guard !changes.isEmpty else { return nil }
    return BlockEdit(turn: turn, lines: editLines(changes), notes: notes(changes))
  }

  /// Whether all is as it stands, which it mostly is; nothing is captured then.
  private func isLiterally(_ expectations: [ExpectedLine], _ lines: [String]) -> Bool {
    expectations.count == lines.count
      && zip(expectations, lines).allSatisfy { $0.pattern.text.utf8.elementsEqual($1.utf8) }
  }

  private func notes(
    _ changes: [ExpectedLine.Channel: ChannelChange]
  ) -> [InvisibleDifference] {
    ExpectedLine.Channel.allCases.flatMap { changes[$0]?.notes ?? [] }
  }

  /// Walks the file's lines of this block and puts each change in its place.
  private func editLines(
    _ changes: [ExpectedLine.Channel: ChannelChange]
  ) -> [BlockEdit.Line] {
    let last = turn.expectations.last?.line ?? turn.line
    // Output comes right after what was said, unless the file has it elsewhere.
    var lines = missing(.output, changes).map { BlockEdit.Line.added($0) }
    for number in turn.line..<last {
      let line = number + 1
      let text = source[number]
      guard let expectation = turn.expectations.first(where: { $0.line == line }),
        let change = changes[expectation.channel]
      else {
        lines.append(.kept(text))
        continue
      }
      lines += change.before[line, default: []].map { .added($0) }
      lines.append(change.removed.contains(line) ? .removed(text, line) : .kept(text))
      lines += change.after[line, default: []].map { .added($0) }
    }
    for channel in ExpectedLine.Channel.allCases where channel != .output {
      lines += missing(channel, changes).map { .added($0) }
    }
    return lines
  }

  /// The lines of a channel that the file does not have at all.
  private func missing(
    _ channel: ExpectedLine.Channel, _ changes: [ExpectedLine.Channel: ChannelChange]
  ) -> [String] {
    changes[channel]?.before[0] ?? []
  }
}
