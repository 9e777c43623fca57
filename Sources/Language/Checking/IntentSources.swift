/// The lines of intents files as they are written, so that a mistake is shown where it stands.
struct IntentSources: Sendable {
  private let lines: [String: [String]]
  let files: [SourceFile]

  init(_ files: [SourceFile]) {
    self.files = files
    lines = Dictionary(files.map { ($0.name, Self.lines(of: $0)) }) { first, _ in first }
  }

  private static func lines(of file: SourceFile) -> [String] {
    let parts = Array(file.text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.map { part in
      String(decoding: part.last == UInt8(ascii: "\r") ? part.dropLast() : part, as: UTF8.self)
    }
  }

  func lines(of file: String) -> [String] { lines[file] ?? [] }

  private func text(_ file: String, _ line: Int) -> String? {
    let all = lines(of: file)
    return all.indices.contains(line - 1) ? all[line - 1] : nil
  }

  /// A line without its comment; nil when nothing is left.
  func content(_ file: String, _ line: Int) -> IntentLine? {
    text(file, line).flatMap { IntentLine($0, file: file, number: line) }
  }

  /// A mistake at a place, or at the first occurrence of a text from there on.
  func error(
    _ problem: IntentError.Problem, at location: SourceLocation, of needle: String? = nil
  ) -> IntentError {
    var place = written(location)
    if let needle, let found = find(needle, from: place) { place = found }
    return IntentError(problem, at: place, line: text(place.file, place.line) ?? "")
  }

  /// The same mistakes where they are written, each once, in the order of the files.
  func ordered(_ errors: [IntentError]) -> [IntentError] {
    let placed = errors.map { error in
      let place = written(error.location)
      return IntentError(
        error.problem, at: place, line: text(place.file, place.line) ?? error.line)
    }
    var kept: [IntentError] = []
    for error in placed where !kept.contains(error) { kept.append(error) }
    let sorted = kept.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (first.file, first.line, first.column, left.offset)
        < (second.file, second.line, second.column, right.offset)
    }
    return sorted.map(\.element)
  }
}

extension IntentSources {
  /// Lines that go on with the line before are counted on from its end; this tells where a place of such a line is.
  private func written(_ location: SourceLocation) -> SourceLocation {
    guard let first = content(location.file, location.line) else { return location }
    var (line, length) = (location.line, first.bytes.count)
    var column = location.column - 1
    while column > length, let next = continuation(after: line, in: location.file) {
      column -= length + 1
      (line, length) = (next.number, next.bytes.count)
    }
    return SourceLocation(file: location.file, line: line, column: max(0, column) + 1)
  }

  private func continuation(after line: Int, in file: String) -> IntentLine? {
    var number = line + 1
    while text(file, number) != nil {
      if let next = content(file, number) { return next.keyword == "|" ? next : nil }
      number += 1
    }
    return nil
  }

  /// Where a text first stands from a place on, within the line and those that go on with it.
  private func find(_ needle: String, from start: SourceLocation) -> SourceLocation? {
    var line = content(start.file, start.line)
    var from = start.column - 1
    while let here = line {
      let (bytes, wanted) = (here.bytes, Array(needle.utf8))
      for index in bytes.indices
      where index >= from && bytes[index...].starts(with: wanted) {
        return here.location(at: index)
      }
      from = 0
      line = continuation(after: here.number, in: start.file)
    }
    return nil
  }

  /// Where a line of a keyword begins to say something: the first one after a place, before the next intent.
  func place(of keyword: String, in intent: SourceLocation) -> SourceLocation? {
    var number = intent.line + 1
    while text(intent.file, number) != nil {
      if let line = content(intent.file, number) {
        if line.keyword == keyword { return line.location(at: line.start) }
        if line.keyword == "intent" { return nil }
      }
      number += 1
    }
    return nil
  }

  /// Where a line of a keyword holds a text, in any file.
  func place(of keyword: String, holding text: String) -> SourceLocation? {
    for file in files {
      for number in lines(of: file.name).indices {
        guard let line = content(file.name, number + 1), line.keyword == keyword else { continue }
        let start = line.location(at: line.start)
        if let found = find(text, from: start), found.line == number + 1 { return found }
      }
    }
    return nil
  }
}
