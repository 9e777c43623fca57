/// Matches the whole output of one channel: every line must be accounted for.
struct BlockMatch {
  let patterns: [LinePattern]
  let lines: [[UInt8]]

  /// Matches all, and adds what was captured on success.
  func matches(_ captures: inout Captures) -> Bool {
    guard let found = match(0, 0, captures) else { return false }
    captures = found
    return true
  }

  /// Goes on line by line; only `[...]` needs to be tried in several ways, the fewest lines first.
  private func match(_ pattern: Int, _ line: Int, _ captures: Captures) -> Captures? {
    var (pattern, line, captures) = (pattern, line, captures)
    while pattern < patterns.count {
      if patterns[pattern].isAnyLines {
        guard pattern + 1 < patterns.count else { return captures }
        for skipped in line...lines.count {
          if let found = match(pattern + 1, skipped, captures) { return found }
        }
        return nil
      }
      guard line < lines.count, patterns[pattern].matches(lines[line], &captures) else {
        return nil
      }
      pattern += 1
      line += 1
    }
    return line == lines.count ? captures : nil
  }
}
