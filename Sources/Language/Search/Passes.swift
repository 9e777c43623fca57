/// The passes over an utterance, from the strictest to the loosest; the first that finds something is the answer.
struct Passes {
  private let compiled: Compiled
  private let context: Context
  private let view: ContextView

  init(_ compiled: Compiled, _ context: Context) {
    self.compiled = compiled
    self.context = context
    view = ContextView(context, compiled)
  }

  /// A longer utterance is no command, and is not looked at.
  private static let mostTokens = 64
  /// At most so many words are taken for a name that nobody knows.
  private static let mostGaps = 4

  func understand(_ utterance: Utterance) -> Understanding {
    guard utterance.tokens.count <= Self.mostTokens else { return nothing(utterance) }
    let chart = Chart(utterance, compiled, view, bends: true)
    if let found = templates(chart) { return found }
    if let found = compound(utterance) { return found }
    if chart.lattice.words.contains(where: isNameOnly) {
      let bent = Chart(utterance, compiled, view, bends: false)
      if let found = templates(bent) { return found }
    }
    if let found = Evidence(chart, compiled, view).reading() {
      return Understanding(readings: [found], tokens: texts(utterance))
    }
    if let found = gaps(chart) { return found }
    return nothing(utterance)
  }

  private func isNameOnly(_ word: Int32) -> Bool {
    word >= 0
      && compiled.vocabulary.uses[Int(word)].isDisjoint(with: [.command, .ordinary, .filler])
  }

  private func texts(_ utterance: Utterance) -> [String] {
    utterance.tokens.indices.map(utterance.text)
  }

  /// Readings in which a template covers every word.
  private func templates(_ chart: Chart) -> Understanding? {
    let search = Search(chart, compiled)
    return result(search, method: .template)
  }

  private func gaps(_ chart: Chart) -> Understanding? {
    let search = Search(chart, compiled, gaps: Self.mostGaps)
    return result(search, method: .gap)
  }

  private func result(_ search: Search, method: Reading.Method) -> Understanding? {
    var readings: [Reading] = []
    var runnerUp: Reading?
    var leaning: [Reading] = []
    for completion in search.completions {
      guard let reading = ReadingBuilder(search, compiled, view).reading(completion, method)
      else { continue }
      if !reading.missing.isEmpty {
        leaning.append(reading)
      } else if let best = readings.first, reading.cost > best.cost {
        if reading.intent != best.intent || reading.slots != best.slots {
          runnerUp = reading
          break
        }
      } else if !readings.contains(where: { $0.intent == reading.intent && $0.slots == reading.slots })
      {
        readings.append(reading)
      }
    }
    if readings.isEmpty, let best = leaning.first {
      readings = leaning.filter { $0.cost == best.cost }
    }
    guard !readings.isEmpty else { return nil }
    return Understanding(
      readings: readings, runnerUp: runnerUp, tokens: texts(search.chart.utterance))
  }

  private func nothing(_ utterance: Utterance) -> Understanding {
    let unknown = utterance.tokens.indices.filter {
      utterance.tokens[$0].number == nil && compiled.vocabulary.find(utterance.word($0)) == nil
    }
    return Understanding(
      unknownWords: unknown.map(utterance.text), nearest: compiled.nearest.sentences(utterance, compiled),
      tokens: texts(utterance))
  }
}

extension Passes {
  /// Two sentences in one, parted by a joining word: both must be understood alone, or neither is.
  private func compound(_ utterance: Utterance) -> Understanding? {
    for (start, end) in joins(in: utterance) where start > 0 && end < utterance.tokens.count {
      let left = utterance.part(0..<start)
      let right = utterance.part(end..<utterance.tokens.count)
      guard let first = templates(Chart(left, compiled, view, bends: true)),
        first.isClear
      else { continue }
      let passes = Passes(compiled, first.readings[0].context(after: context))
      let second = passes.understand(right)
      guard second.isClear || !second.parts.isEmpty else { continue }
      return Understanding(
        tokens: texts(utterance), parts: [first] + (second.parts.isEmpty ? [second] : second.parts))
    }
    return nil
  }

  /// Where joining words lie, longest first at each token.
  private func joins(in utterance: Utterance) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for index in utterance.tokens.indices {
      let lengths = compiled.grammar.joins.filter { phrase in
        index + phrase.count <= utterance.tokens.count
          && phrase.indices.allSatisfy { utterance.word(index + $0).elementsEqual(phrase[$0].utf8) }
      }.map(\.count)
      if let longest = lengths.max() { found.append((index, index + longest)) }
    }
    return found
  }
}

extension Utterance {
  /// Some of its tokens as an utterance.
  func part(_ range: Range<Int>) -> Utterance {
    var part = self
    part.tokens = Array(tokens[range])
    return part
  }
}

extension Understanding {
  /// Whether it is one reading that lacks nothing and mends no command word.
  fileprivate var isClear: Bool {
    guard readings.count == 1, let reading = readings.first else { return false }
    return reading.missing.isEmpty && reading.method != .gap && !reading.cost.hasCommandEdits
  }
}

extension Reading {
  /// The context for what is said right after it: its things are what "it" means.
  fileprivate func context(after context: Context) -> Context {
    var next = context
    for slot in slots.reversed() {
      guard case .things(let values) = slot.value, values.count == 1, !slot.list.isEmpty else {
        continue
      }
      next.focus.removeAll { $0.list == slot.list }
      next.focus.insert((slot.list, values[0]), at: 0)
    }
    return next
  }
}
