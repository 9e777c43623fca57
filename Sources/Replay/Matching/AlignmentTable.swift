/// The least cost of aligning what is left of both sides, for every pair of places.
struct AlignmentTable {
  private let block: BlockMatch
  private let fits: [Bool]
  private var costs: [Int]
  private let width: Int

  /// A change costs far more than a match gains; among equally few changes, the one that keeps most
  /// lines wins.
  private static let change = 1_000_000

  init(_ block: BlockMatch, _ captures: Captures) {
    self.block = block
    width = block.lines.count + 1
    fits = block.patterns.flatMap { pattern in
      block.lines.map { line in
        var captures = captures
        return pattern.matches(line, &captures)
      }
    }
    costs = Array(repeating: 0, count: (block.patterns.count + 1) * width)
    for pattern in stride(from: block.patterns.count, through: 0, by: -1) {
      for line in stride(from: block.lines.count, through: 0, by: -1) {
        costs[pattern * width + line] = options(pattern, line).map(\.cost).min() ?? 0
      }
    }
  }

  func steps() -> [Alignment.Step] {
    var steps: [Alignment.Step] = []
    var (pattern, line) = (0, 0)
    while let best = options(pattern, line).min(by: { $0.cost < $1.cost }) {
      switch best.step {
      case .keep, .replace:
        steps.append(best.step)
        (pattern, line) = (pattern + 1, line + 1)
      case .drop:
        steps.append(best.step)
        pattern += 1
      case .insert:
        steps.append(best.step)
        line += 1
      case .swallow:
        // One more line for `[...]`, or its end.
        if best.takesLine {
          line += 1
        } else {
          steps.append(best.step)
          pattern += 1
        }
      }
    }
    return steps
  }

  private typealias Option = (step: Alignment.Step, cost: Int, takesLine: Bool)

  /// The ways to go on from a place, the most welcome first.
  private func options(_ pattern: Int, _ line: Int) -> [Option] {
    let hasPattern = pattern < block.patterns.count
    let hasLine = line < block.lines.count
    var options: [Option] = []
    if hasPattern, block.patterns[pattern].isAnyLines {
      options.append((.swallow(pattern: pattern), cost(pattern + 1, line), false))
      if hasLine { options.append((.swallow(pattern: pattern), cost(pattern, line + 1), true)) }
      return options
    }
    if hasPattern, hasLine {
      if fits[pattern * block.lines.count + line] {
        options.append(
          (.keep(pattern: pattern, line: line), cost(pattern + 1, line + 1) - 1, true))
      }
      options.append(
        (
          .replace(pattern: pattern, line: line), cost(pattern + 1, line + 1) + Self.change, true
        ))
    }
    if hasPattern {
      options.append((.drop(pattern: pattern), cost(pattern + 1, line) + Self.change, false))
    }
    if hasLine {
      options.append((.insert(line: line), cost(pattern, line + 1) + Self.change, true))
    }
    return options
  }

  private func cost(_ pattern: Int, _ line: Int) -> Int { costs[pattern * width + line] }
}
