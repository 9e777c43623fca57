/// The lines a person has entered before, oldest first, none twice.
struct History: Hashable, Sendable {
  /// The most lines that are kept.
  static let limit = 1000

  private(set) var lines: [String] = []

  init(_ lines: [String] = []) {
    for line in lines { add(line) }
  }

  /// Adds a line as the latest; false when it does not belong here.
  ///
  /// A line that begins with a blank is left out: that is how one says something in private.
  @discardableResult
  mutating func add(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace else { return false }
    if lines.last == line { return false }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    return true
  }
}
