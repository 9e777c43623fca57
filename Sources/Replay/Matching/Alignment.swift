/// Which expected lines and which real lines belong together, when not all do.
struct Alignment {
  enum Step: Hashable {
    /// The pattern matches the line.
    case keep(pattern: Int, line: Int)
    /// `[...]` stands for some lines.
    case swallow(pattern: Int)
    case replace(pattern: Int, line: Int)
    case drop(pattern: Int)
    case insert(line: Int)
  }

  /// The steps in order, with the fewest changes.
  private(set) var steps: [Step] = []

  /// More pairs than this are not compared: all is new then.
  private static let pairs = 1_000_000

  init(_ block: BlockMatch, captures: inout Captures) {
    guard block.patterns.count * block.lines.count <= Self.pairs else {
      replaceAll(of: block)
      return
    }
    var optimistic = captures
    optimistic.allowsUnknown = true
    steps = AlignmentTable(block, optimistic).steps()
    var assumed = captures
    settle(block, &assumed)
    if !accepted(block).matches(&captures) { replaceAll(of: block) }
  }

  /// The block as it would be once these steps are taken.
  private func accepted(_ block: BlockMatch) -> BlockMatch {
    let patterns = steps.compactMap { step in
      switch step {
      case .keep(let pattern, _), .swallow(let pattern): block.patterns[pattern]
      case .replace(_, let line), .insert(let line):
        LinePattern(String(decoding: block.lines[line], as: UTF8.self))
      case .drop: nil
      }
    }
    return BlockMatch(patterns: patterns, lines: block.lines)
  }

  private mutating func replaceAll(of block: BlockMatch) {
    steps =
      block.patterns.indices.map { .drop(pattern: $0) }
      + block.lines.indices.map { .insert(line: $0) }
  }

  /// Takes back what was only assumed: a name that was captured in another way or never.
  private mutating func settle(_ block: BlockMatch, _ captures: inout Captures) {
    for (index, step) in steps.enumerated() {
      guard case .keep(let pattern, let line) = step else { continue }
      if !block.patterns[pattern].matches(block.lines[line], &captures) {
        steps[index] = .replace(pattern: pattern, line: line)
      }
    }
  }
}
