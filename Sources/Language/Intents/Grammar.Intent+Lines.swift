extension Grammar.Intent {
  /// What a line inside of an intent begins with.
  enum Keyword: String {
    case say, ask, words, when, near, does, test, not
  }

  mutating func add(_ line: IntentLine, _ keyword: Keyword) throws(IntentError) {
    switch keyword {
    case .say, .ask:
      templates.append(
        Grammar.Template(
          expression: try TemplateParser.parse(line, from: line.start), text: line.rest,
          location: line.location(at: line.start), leansOnContext: keyword == .ask))
    case .words:
      for word in line.words {
        if word.utf8.first == UInt8(ascii: "!") {
          forbidden.append(String(word.dropFirst()))
        } else {
          words.append(word)
        }
      }
    case .when: circumstances += line.words
    case .near: near += line.words
    case .does:
      does = line.words.map { word in
        word.hasPrefix("{") && word.hasSuffix("}")
          ? .slot(String(word.dropFirst().dropLast())) : .word(word)
      }
    case .test: tests.append(Grammar.Test(line))
    case .not: nots.append(Grammar.Test(line))
    }
  }
}
