/// Reads one intents file into a grammar, line by line.
struct GrammarParser {
  private let file: SourceFile
  private let topic: String
  /// Whether the lines that follow belong to an intent.
  private var isInIntent = false

  init(_ file: SourceFile) {
    self.file = file
    let base = file.name.split(separator: "/").last.map(String.init) ?? file.name
    topic = base.split(separator: ".").first.map(String.init) ?? base
  }

  mutating func parse(into grammar: inout Grammar) throws(IntentError) {
    for line in IntentLine.lines(of: file) { try read(line, into: &grammar) }
  }

  private mutating func read(_ line: IntentLine, into grammar: inout Grammar) throws(IntentError) {
    if try readIntentLine(line, into: &grammar) { return }
    isInIntent = false
    switch line.keyword {
    case "topic": grammar.titles.append((topic, line.rest))
    case "intent": try intent(line, into: &grammar)
    case "rule": try grammar.addRule(line)
    case "list": try grammar.addList(line)
    case "number": try grammar.addNumbers(line)
    case "name": try grammar.addName(line)
    default:
      if try grammar.addWordsOfTheLanguage(line) { return }
      throw line.error(.unknownKeyword(line.keyword), at: line.keywordStart)
    }
  }

  private mutating func intent(
    _ line: IntentLine, into grammar: inout Grammar
  ) throws(IntentError) {
    guard line.start < line.bytes.count else { throw line.error(.missing("name")) }
    let name = line.rest
    if grammar.intents.contains(where: { $0.name == name }) { throw line.error(.duplicate(name)) }
    grammar.intents.append(Grammar.Intent(name: name, topic: topic, location: line.location(at: 0)))
    isInIntent = true
  }

  /// Reads a line that only stands inside of an intent; false when the line is none.
  private func readIntentLine(
    _ line: IntentLine, into grammar: inout Grammar
  ) throws(IntentError) -> Bool {
    guard let keyword = Grammar.Intent.Keyword(rawValue: line.keyword) else { return false }
    guard isInIntent, !grammar.intents.isEmpty else {
      throw line.error(.outsideIntent(line.keyword), at: line.keywordStart)
    }
    try grammar.intents[grammar.intents.count - 1].add(line, keyword)
    return true
  }
}
