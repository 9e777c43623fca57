extension Expression {
  /// In how many ways it can be written as words alone; nil when it holds more than words, or has more ways than `limit`.
  func wordingCount(_ rules: [String: Expression], limit: Int, depth: Int = 0) -> Int? {
    // Rules that stand in each other never end; whoever builds them says so.
    guard depth <= Self.mostDepth else { return nil }
    switch self {
    case .word: return 1
    case .slot, .gap, .text, .repeated: return nil
    case .rule(let name, let slot):
      return slot == nil ? rules[name]?.wordingCount(rules, limit: limit, depth: depth + 1) : nil
    case .optional(let part):
      return part.wordingCount(rules, limit: limit, depth: depth).map { $0 + 1 }
    case .choice(let parts):
      return Self.total(parts, 0, +) { $0.wordingCount(rules, limit: limit, depth: depth) }
        .flatMap { $0 <= limit ? $0 : nil }
    case .sequence(let parts):
      return Self.total(parts, 1, *) { $0.wordingCount(rules, limit: limit, depth: depth) }
        .flatMap { $0 <= limit ? $0 : nil }
    }
  }

  /// Rules stand in each other no deeper than this.
  private static let mostDepth = 16

  private static func total(
    _ parts: [Expression], _ start: Int, _ join: (Int, Int) -> Int, _ count: (Expression) -> Int?
  ) -> Int? {
    var total = start
    for part in parts {
      guard let ways = count(part) else { return nil }
      total = min(join(total, ways), Int(Int32.max))
    }
    return total
  }
}
