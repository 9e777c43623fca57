/// Walks the fields of a line, which stand between tabs; empty fields count.
struct Fields {
  private var rest: Bytes?

  init(_ line: Bytes) { rest = line }

  var isAtEnd: Bool {
    switch rest {
    case nil: true
    default: false
    }
  }

  /// The next field; nil past the last one.
  mutating func next() -> Bytes? {
    guard let line = rest else { return nil }
    guard let end = line.firstIndex(of: Bytes.tab) else {
      rest = nil
      return line
    }
    rest = line.dropFirst(end + 1)
    return line.prefix(end)
  }
}
