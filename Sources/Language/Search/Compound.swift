/// Reads two or more sentences in one, parted by joining words: all must be understood alone, or none is.
struct Compound {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// So many ways to part one utterance are tried, however many joining words it has.
  static let mostTries = 6

  /// Reads what the workspace holds, and leaves it there.
  func understanding(_ workspace: inout Workspace, _ tries: inout Int) -> Understanding? {
    let count = workspace.chart.count
    for (start, end) in Self.joins(workspace.chart) where start > 0 && end < count {
      guard tries > 0 else { return nil }
      let utterance = workspace.chart.utterance
      let left = utterance.part(0..<start)
      guard let first = workspace.templates(to: start, left.texts), first.isClear else {
        continue
      }
      tries -= 1
      let spoken = first.readings[0]
      let (rest, leaning) = Self.rest(
        utterance.part(end..<count), workspace.chart.compiled, spoken.context(after: context),
        &tries)
      workspace.chart.context.note(leaning, speakingOf: spoken.circumstances)
      guard let rest else { continue }
      return Understanding(tokens: utterance.texts, parts: [first] + rest)
    }
    return nil
  }

  /// What follows a joining word, as one sentence or several, and what of the context that leans on; no parts when it is not
  /// clear.
  private static func rest(
    _ utterance: Utterance, _ compiled: Compiled, _ context: Context, _ tries: inout Int
  ) -> (parts: [Understanding]?, leaning: Leaning) {
    var workspace = Workspace(compiled)
    workspace.take(utterance)
    workspace.read(in: context)
    let parts = parts(&workspace, context, &tries)
    return (parts, workspace.leaning)
  }

  private static func parts(
    _ workspace: inout Workspace, _ context: Context, _ tries: inout Int
  ) -> [Understanding]? {
    let tokens = workspace.chart.utterance.texts
    if let found = workspace.templates(to: tokens.count, tokens), found.isClear { return [found] }
    if let found = Compound(context).understanding(&workspace, &tries) { return found.parts }
    return workspace.chart.evidence(tokens: tokens).map { reading in
      [Understanding(readings: [reading], tokens: tokens)]
    }
  }

  /// Where joining words lie, the longest at each token, and where signs part sentences.
  private static func joins(_ chart: borrowing Chart) -> [(Int, Int)] {
    let words = chart.lattice.words
    var found: [(Int, Int)] = []
    for index in words.indices {
      if let end = chart.compiled.joins.end(at: index, in: words) {
        found.append((index, end))
      } else if chart.utterance.isParted(before: index) {
        found.append((index, index))
      }
    }
    return found
  }
}

extension Understanding {
  /// Whether it is one reading, in however many wordings, that lacks nothing and mends no command word.
  fileprivate var isClear: Bool {
    guard let reading = readings.first, readings.allSatisfy(reading.isAlike) else { return false }
    return reading.missing.isEmpty && reading.method != .gap && !reading.cost.hasCommandEdits
  }
}

extension Reading {
  /// Words of a `does` line that say what is done, and with what; further ones only say how.
  private static let telling = 2

  /// Whether another one does the same with the same things, whichever words it takes them from.
  fileprivate func isAlike(_ other: Reading) -> Bool {
    does.prefix(Self.telling) == other.does.prefix(Self.telling)
      && slots.count == other.slots.count && zip(slots, other.slots).allSatisfy { $0.isAlike($1) }
  }

  /// The context for what is said right after it: its things are what "it" means.
  fileprivate func context(after context: Context) -> Context {
    var next = context
    let known = next.focus
    next.focus += next.standIns.filter { thing in !known.contains { $0.list == thing.list } }
    for slot in slots.reversed() {
      guard case .things(let values) = slot.value, values.count == 1, !slot.list.isEmpty else {
        continue
      }
      next.focus.removeAll { $0.list == slot.list }
      next.focus.insert((slot.list, values[0]), at: 0)
    }
    next.circumstances += circumstances.filter { !next.circumstances.contains($0) }
    return next
  }

  /// What a sentence speaks of is spoken of after it.
  fileprivate var circumstances: [String] {
    does.compactMap { part in
      if case .word(let word) = part { word } else { nil }
    }
  }
}

extension Slot {
  fileprivate func isAlike(_ other: Slot) -> Bool {
    guard name == other.name, list == other.list else { return false }
    if case .group(let slots) = value, case .group(let others) = other.value {
      return slots.count == others.count && zip(slots, others).allSatisfy { $0.isAlike($1) }
    }
    return value == other.value
  }
}
