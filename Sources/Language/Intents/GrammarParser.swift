/// Reads one intents file into a grammar, line by line.
struct GrammarParser {
  private let file: SourceFile
  private let topic: String
  private var isInIntent = false

  init(_ file: SourceFile) {
    self.file = file
    let base = file.name.split(separator: "/").last.map(String.init) ?? file.name
    topic = base.split(separator: ".").first.map(String.init) ?? base
  }

  mutating func parse(into grammar: inout Grammar) throws(IntentError) {
    for line in lines() { try read(line, into: &grammar) }
  }

  /// Lines with content; one that begins with `|` goes on with the line before it.
  private func lines() -> [IntentLine] {
    var lines: [IntentLine] = []
    var raws: [(number: Int, bytes: [UInt8])] = []
    var number = 0
    for raw in Array(file.text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      guard let line = IntentLine(file: file.name, number: number, raw: raw) else { continue }
      if line.keyword == "|", !raws.isEmpty {
        raws[raws.count - 1].bytes += [32] + line.bytes
      } else {
        raws.append((number, line.bytes))
      }
    }
    for raw in raws {
      if let line = IntentLine(file: file.name, number: raw.number, raw: raw.bytes[...]) {
        lines.append(line)
      }
    }
    return lines
  }

  private mutating func read(_ line: IntentLine, into grammar: inout Grammar) throws(IntentError) {
    if try readIntentLine(line, into: &grammar) { return }
    isInIntent = false
    switch line.keyword {
    case "topic": grammar.titles.append((topic, line.rest))
    case "intent":
      guard line.start < line.bytes.count else { throw line.error(.missing("name")) }
      if grammar.intents.contains(where: { $0.name == line.rest }) {
        throw line.error(.duplicate(line.rest))
      }
      grammar.intents.append(
        Grammar.Intent(name: line.rest, topic: topic, location: line.location(at: 0)))
      isInIntent = true
    case "rule": try rule(line, into: &grammar)
    case "list": try list(line, into: &grammar)
    case "number": try number(line, into: &grammar)
    default:
      if try readWordsOfTheLanguage(line, into: &grammar) { return }
      throw line.error(.unknownKeyword(line.keyword), at: line.start - line.keyword.utf8.count - 1)
    }
  }

  private func rule(_ line: IntentLine, into grammar: inout Grammar) throws(IntentError) {
    let (written, start) = try line.definition()
    let name = String(written.drop { $0 == "<" }.prefix { $0 != ">" })
    if grammar.rules[name] != nil { throw line.error(.duplicate(name)) }
    grammar.rules[name] = try TemplateParser.parse(line, from: start)
    grammar.ruleLocations[name] = line.location(at: start)
  }

  /// `list size = large: big | huge`, `list fish = @fish`, `list comic = @comics strict late`.
  private func list(_ line: IntentLine, into grammar: inout Grammar) throws(IntentError) {
    let (name, start) = try line.definition()
    if grammar.lists[name] != nil { throw line.error(.duplicate(name)) }
    var list = Grammar.List(
      entries: [], source: nil, isStrict: false, isLate: false,
      location: line.location(at: start))
    let text = String(decoding: line.bytes[start...], as: UTF8.self).trimmed
    if text.hasPrefix("@") {
      let words = text.dropFirst().split(separator: " ")
      list = Grammar.List(
        entries: [], source: words.first.map(String.init), isStrict: words.contains("strict"),
        isLate: words.contains("late"), location: list.location)
    } else {
      list.entries = try entries(line, from: start)
    }
    grammar.lists[name] = list
  }

  /// Values with their spellings; a spelling belongs to the value before it that ended in a colon.
  private func entries(
    _ line: IntentLine, from start: Int
  ) throws(IntentError) -> [Grammar.ListEntry] {
    var entries: [Grammar.ListEntry] = []
    for part in line.parts(from: start) {
      let bytes = line.bytes[part]
      if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
        let value = String(decoding: bytes[..<colon], as: UTF8.self).trimmed
        let spelling = try TemplateParser.parse(line.cut(to: part.upperBound), from: colon + 1)
        entries.append(Grammar.ListEntry(value: value, spellings: [spelling]))
        continue
      }
      let spelling = try TemplateParser.parse(line.cut(to: part.upperBound), from: part.lowerBound)
      let value = String(decoding: bytes, as: UTF8.self).trimmed
      entries.append(Grammar.ListEntry(value: value, spellings: [spelling]))
    }
    return entries
  }

  /// `number cr = 0..30, 1/8, 1/4, 1/2`.
  private func number(_ line: IntentLine, into grammar: inout Grammar) throws(IntentError) {
    let (name, start) = try line.definition()
    var ranges: [(low: Number, high: Number)] = []
    let text = String(decoding: line.bytes[start...], as: UTF8.self)
    for part in text.split(separator: ",") {
      let written = String(part).trimmed
      let bounds = written.split(separator: ".", omittingEmptySubsequences: true)
      let numbers = bounds.compactMap { Tokenizer.tokenize(String($0)).tokens.first?.number }
      guard let low = numbers.first, let high = numbers.last, numbers.count == bounds.count else {
        throw line.error(.badNumber(written), at: start)
      }
      ranges.append((low, high))
    }
    if grammar.numbers[name] != nil { throw line.error(.duplicate(name)) }
    grammar.numbers[name] = Grammar.NumberList(ranges: ranges)
  }
}

extension GrammarParser {
  /// Lines that only stand inside of an intent; false when the line is none.
  private func readIntentLine(
    _ line: IntentLine, into grammar: inout Grammar
  ) throws(IntentError) -> Bool {
    let keywords = ["say", "ask", "words", "when", "does", "test", "not"]
    guard keywords.contains(line.keyword) else { return false }
    guard isInIntent, !grammar.intents.isEmpty else {
      throw line.error(.outsideIntent(line.keyword), at: 0)
    }
    let last = grammar.intents.count - 1
    switch line.keyword {
    case "say", "ask":
      grammar.intents[last].templates.append(
        Grammar.Template(
          expression: try TemplateParser.parse(line, from: line.start), text: line.rest,
          location: line.location(at: line.start), leansOnContext: line.keyword == "ask"))
    case "words":
      for word in line.rest.split(separator: " ") {
        if word.hasPrefix("!") {
          grammar.intents[last].forbidden.append(String(word.dropFirst()))
        } else {
          grammar.intents[last].words.append(String(word))
        }
      }
    case "when":
      grammar.intents[last].circumstances += line.rest.split(separator: " ").map(String.init)
    case "does": grammar.intents[last].does = Self.doesWords(line.rest)
    case "test": grammar.intents[last].tests.append(Self.test(line))
    default: grammar.intents[last].nots.append(Self.test(line))
    }
    return true
  }

  private static func doesWords(_ text: String) -> [DoesWord] {
    text.split(separator: " ").map { word in
      word.hasPrefix("{") && word.hasSuffix("}")
        ? .slot(String(word.dropFirst().dropLast())) : .word(String(word))
    }
  }

  /// `utterance => slot=value slot="two words"`.
  private static func test(_ line: IntentLine) -> Grammar.Test {
    let rest = line.rest
    var utterance = rest
    var slots: [(name: String, value: String)] = []
    let bytes = Array(rest.utf8)
    let arrow = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: "=") && bytes[$0 + 1] == UInt8(ascii: ">")
    }
    if let arrow {
      utterance = String(decoding: bytes[..<arrow], as: UTF8.self).trimmed
      slots = pairs(bytes[(arrow + 2)...])
    }
    return Grammar.Test(
      utterance: utterance, slots: slots, location: line.location(at: line.start), line: rest)
  }

  private static func pairs(_ bytes: ArraySlice<UInt8>) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var rest = bytes
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(decoding: rest[..<sign], as: UTF8.self).trimmed
      rest = rest[(sign + 1)...]
      let isQuoted = rest.first == UInt8(ascii: "\"")
      if isQuoted { rest = rest.dropFirst() }
      let end = rest.firstIndex(of: isQuoted ? UInt8(ascii: "\"") : 32) ?? rest.endIndex
      pairs.append((name, String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    return pairs
  }
}

extension GrammarParser {
  /// What a language is made of besides sentences: skip words, numerals, endings, pronouns; false when it is none.
  private func readWordsOfTheLanguage(
    _ line: IntentLine, into grammar: inout Grammar
  ) throws(IntentError) -> Bool {
    switch line.keyword {
    case "skip": grammar.skips += phrases(line)
    case "join": grammar.joins += phrases(line)
    case "filler": grammar.fillers += phrases(line).flatMap { $0 }
    case "ordinary": grammar.ordinary += line.rest.split(separator: " ").map(String.init)
    case "ending":
      for part in line.rest.split(separator: "|") {
        let sides = part.split(separator: "=").map { String($0).trimmed }
        guard let ending = sides.first else { continue }
        grammar.endings.append((ending, sides.count > 1 ? sides[1] : ""))
      }
    case "pronoun":
      let (lists, start) = try line.definition()
      let words = line.parts(from: start).map {
        String(decoding: line.bytes[$0], as: UTF8.self).trimmed
      }
      grammar.pronouns.append((lists.split(separator: " ").map(String.init), words))
    case "numeral", "ordinal": try numeral(line, into: &grammar)
    default: return false
    }
    return true
  }

  /// Phrases parted by `|`; without one, each word is a phrase.
  private func phrases(_ line: IntentLine) -> [[String]] {
    let hasBars = line.bytes[line.start...].contains(UInt8(ascii: "|"))
    let parts = line.rest.split(separator: hasBars ? "|" : " ")
    return parts.map { part in
      let utterance = Tokenizer.tokenize(String(part))
      return utterance.tokens.indices.map(utterance.text)
    }.filter { !$0.isEmpty }
  }

  /// `numeral 20 = twenty`, `numeral *100 = hundred`, `numeral + = and`, `ordinal 2 = second`, `ordinal + = st | nd`.
  private func numeral(_ line: IntentLine, into grammar: inout Grammar) throws(IntentError) {
    let (name, start) = try line.definition()
    let spellings = line.parts(from: start).map {
      String(decoding: line.bytes[$0], as: UTF8.self).trimmed
    }
    let isOrdinal = line.keyword == "ordinal"
    if name == "+" {
      if isOrdinal {
        grammar.ordinalEndings += spellings
      } else {
        grammar.numeralJoins += spellings
      }
      return
    }
    let multiplies = name.hasPrefix("*")
    let digits = multiplies ? String(name.dropFirst()) : name
    guard let number = Tokenizer.tokenize(digits).tokens.first?.number else {
      throw line.error(.badNumber(name))
    }
    for spelling in spellings {
      let utterance = Tokenizer.tokenize(spelling)
      grammar.numerals.append(
        Grammar.Numeral(
          words: utterance.tokens.indices.map(utterance.text), number: number,
          multiplies: multiplies, isOrdinal: isOrdinal))
    }
  }
}

extension IntentLine {
  /// Where the parts between bars at the top level lie; bars inside of brackets do not part.
  func parts(from start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var begin = start
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "|") where depth == 0:
        parts.append(begin..<index)
        begin = index + 1
      default: break
      }
    }
    parts.append(begin..<bytes.count)
    return parts.filter { part in bytes[part].contains { $0 > 32 } }
  }

  /// The same line, ending earlier.
  func cut(to end: Int) -> IntentLine {
    IntentLine(
      file: file, number: number, bytes: Array(bytes[..<end]), keyword: keyword, start: start)
  }

  private init(file: String, number: Int, bytes: [UInt8], keyword: String, start: Int) {
    self.file = file
    self.number = number
    self.bytes = bytes
    self.keyword = keyword
    self.start = start
  }
}
