/// Reads two or more sentences in one, parted by joining words: all must be understood alone, or none is.
struct Compound {
  private let chart: Chart
  private let context: Context

  init(_ chart: Chart, _ context: Context) {
    self.chart = chart
    self.context = context
  }

  /// So many ways to part one utterance are tried, however many joining words it has.
  static let mostTries = 6

  func understanding(_ tries: inout Int) -> Understanding? {
    let utterance = chart.utterance
    for (start, end) in joins() where start > 0 && end < chart.count {
      guard tries > 0 else { return nil }
      let left = utterance.part(0..<start)
      guard let first = Passes.templates(chart, to: start, left.texts), first.isClear else {
        continue
      }
      tries -= 1
      let next = first.readings[0].context(after: context)
      guard let rest = Self.rest(utterance.part(end..<chart.count), chart.compiled, next, &tries)
      else { continue }
      return Understanding(tokens: utterance.texts, parts: [first] + rest)
    }
    return nil
  }

  /// What follows a joining word, as one sentence or several; nil when it is not clear.
  private static func rest(
    _ utterance: Utterance, _ compiled: Compiled, _ context: Context, _ tries: inout Int
  ) -> [Understanding]? {
    let chart = Chart(utterance, compiled, ContextView(context, compiled))
    let tokens = utterance.texts
    if let found = Passes.templates(chart, to: chart.count, tokens) {
      return found.isClear ? [found] : nil
    }
    if let found = Compound(chart, context).understanding(&tries) { return found.parts }
    return Evidence(chart).reading(tokens: tokens).map { reading in
      [Understanding(readings: [reading], tokens: tokens)]
    }
  }

  /// Where joining words lie, the longest at each token.
  private func joins() -> [(Int, Int)] {
    let words = chart.lattice.words
    var found: [(Int, Int)] = []
    for index in words.indices {
      var longest = 0
      for phrase in chart.compiled.joins where phrase.words.count > longest {
        if words[index...].starts(with: phrase.words) { longest = phrase.words.count }
      }
      if longest > 0 { found.append((index, index + longest)) }
    }
    return found
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
