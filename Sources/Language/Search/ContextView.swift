/// A context in the matcher's own numbers.
struct ContextView {
  struct Focus {
    let list: Int
    let entry: Int32
  }

  let focus: [Focus]
  /// Whether each circumstance that intents ask for holds.
  private let holds: [Bool]
  private let preferred: Int?

  init(_ context: Context, _ compiled: Compiled) {
    focus = context.focus.compactMap { focus in
      guard let list = compiled.listNumbers[focus.list],
        let entry = compiled.entry(of: focus.value, in: list)
      else { return nil }
      return Focus(list: list, entry: entry)
    }
    holds = compiled.circumstances.map(context.circumstances.contains)
    preferred = context.preferred.flatMap { compiled.listNumbers[$0] }
  }

  /// Whether an intent may be meant now.
  func allows(_ intent: IntentInfo) -> Bool {
    intent.circumstances.isEmpty || intent.circumstances.contains { holds[$0] }
  }

  /// What a list costs: names of the preferred list come first, late lists last.
  func rank(of list: Int, isNames: Bool, isLate: Bool) -> Cost {
    guard isNames else { return .zero }
    let rank = list == preferred ? Cost.zero : .rank(1)
    return isLate ? .late(1) + rank : rank
  }
}
