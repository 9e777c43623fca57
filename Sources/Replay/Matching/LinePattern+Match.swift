extension LinePattern {
  /// Matches a whole line: as it stands first, then with what may vary.
  ///
  /// What is captured on the way is added on success.
  func matches(_ line: [UInt8], _ captures: inout Captures) -> Bool {
    if text.utf8.elementsEqual(line) { return true }
    guard !tokens.isEmpty, let found = match(tokens[...], line[...], captures) else { return false }
    captures = found
    return true
  }

  private func match(
    _ tokens: ArraySlice<Token>, _ line: ArraySlice<UInt8>, _ captures: Captures
  ) -> Captures? {
    guard let token = tokens.first else { return line.isEmpty ? captures : nil }
    let next = tokens.dropFirst()
    switch token {
    case .literal(let bytes):
      guard line.starts(with: bytes) else { return nil }
      return match(next, line.dropFirst(bytes.count), captures)
    case .same(let name):
      if let bytes = captures[name] {
        guard line.starts(with: bytes) else { return nil }
        return match(next, line.dropFirst(bytes.count), captures)
      }
      guard captures.allowsUnknown else { return nil }
      return match(.rest, next, line) { _ in captures }
    case .any(let variable):
      return match(variable, next, line) { _ in captures }
    case .capture(let name, let variable):
      return match(variable, next, line) { found in
        var more = captures
        more[name] = Array(found)
        return more
      }
    }
  }

  private func match(
    _ variable: Variable, _ next: ArraySlice<Token>, _ line: ArraySlice<UInt8>,
    captures: (ArraySlice<UInt8>) -> Captures
  ) -> Captures? {
    for length in variable.lengths(in: line) {
      let found = line.prefix(length)
      if let all = match(next, line.dropFirst(length), captures(found)) { return all }
    }
    return nil
  }
}
