/// A context in the matcher's own numbers.
struct ContextView {
  struct Focus {
    let list: Int
    let entry: Int32
  }

  private(set) var focus: [Focus] = []
  private var circumstances: [String] = []
  private var preferred: Int?

  /// A context in which nothing was said before.
  init() {}

  init(_ context: Context, _ compiled: Compiled) {
    focus = context.focus.compactMap { focus in
      guard let list = compiled.names(called: focus.list),
        let entry = compiled.entry(of: focus.value, in: list)
      else { return nil }
      return Focus(list: list, entry: entry)
    }
    circumstances = context.circumstances
    preferred = context.preferred.flatMap(compiled.names)
  }

  /// Whether an intent may be meant now.
  ///
  /// Few intents ask for circumstances, so these are looked at only where one does.
  func allows(_ intent: Int, _ compiled: Compiled) -> Bool {
    let wanted = compiled.intents[intent].circumstances
    return wanted.isEmpty || wanted.contains { circumstances.contains(compiled.circumstances[$0]) }
  }

  /// What a list costs: names of the preferred list come first, late lists last.
  func rank(of list: Int, isNames: Bool, isLate: Bool) -> Cost {
    guard isNames else { return .zero }
    let rank = list == preferred ? Cost.zero : .rank(1)
    return isLate ? .late(1) + rank : rank
  }
}
