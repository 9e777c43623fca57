/// What changes among the lines of one channel, by the numbers of the file's lines.
struct ChannelChange {
  private(set) var removed: Set<Int> = []
  /// New lines that come before a line; before line 0 when the channel has none.
  private(set) var before: [Int: [String]] = [:]
  private(set) var after: [Int: [String]] = [:]
  private(set) var notes: [InvisibleDifference] = []

  init(
    _ channel: ExpectedLine.Channel, _ expectations: [ExpectedLine], _ lines: [String],
    _ steps: [Alignment.Step]
  ) {
    var place: Int?
    func written(_ line: Int) -> String { TranscriptLine.expectation(channel, lines[line]) }
    for step in steps {
      switch step {
      case .keep(let pattern, _), .swallow(let pattern):
        place = expectations[pattern].line
      case .drop(let pattern):
        place = expectations[pattern].line
        removed.insert(expectations[pattern].line)
        noteLastEmpty(expectations, pattern, lines)
      case .replace(let pattern, let line):
        let number = expectations[pattern].line
        place = number
        removed.insert(number)
        after[number, default: []].append(written(line))
        let kind = InvisibleDifference.Kind(expectations[pattern].pattern.text, lines[line])
        if let kind { notes.append(InvisibleDifference(line: number, kind: kind)) }
      case .insert(let line):
        if let place {
          after[place, default: []].append(written(line))
        } else {
          before[expectations.first?.line ?? 0, default: []].append(written(line))
        }
        if lines[line].isEmpty, line == lines.count - 1, let place {
          notes.append(InvisibleDifference(line: place, kind: .missingEmptyLine))
        }
      }
    }
  }

  private mutating func noteLastEmpty(
    _ expectations: [ExpectedLine], _ pattern: Int, _ lines: [String]
  ) {
    guard pattern == expectations.count - 1, expectations[pattern].pattern.text.isEmpty,
      !lines.isEmpty
    else { return }
    let line = expectations[pattern].line
    notes.append(InvisibleDifference(line: line, kind: .extraEmptyLine))
  }
}
