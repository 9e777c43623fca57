/// A context in the matcher's own numbers, which notes what of it is looked at.
final class ContextView {
  struct Focus {
    let list: Int
    let entry: Int32
  }

  private var things: [Focus] = []
  private var circumstances: [String] = []
  private var preferred: Int?
  private var thingListed: (@Sendable (Int) -> (list: String, value: String)?)?
  /// What was looked at so far.
  private(set) var leaning = Leaning()

  /// A context in which nothing was said before.
  init() {}

  /// Takes another context.
  func take(_ context: Context, _ compiled: Compiled) {
    things.removeAll(keepingCapacity: true)
    for focus in context.focus {
      guard let list = compiled.names(called: focus.list),
        let entry = compiled.entry(of: focus.value, in: list)
      else { continue }
      things.append(Focus(list: list, entry: entry))
    }
    circumstances = context.circumstances
    preferred = context.preferred.flatMap(compiled.names)
    thingListed = context.listed
  }

  /// Forgets what was looked at.
  func forget() { leaning = Leaning() }

  /// What pronouns may stand for.
  var focus: [Focus] {
    leaning.noteFocus()
    return things
  }

  /// The thing at a place of the list in view, counted from 1; −1 is the last.
  func listed(_ number: Int, _ compiled: Compiled) -> Focus? {
    let thing = thingListed?(number)
    leaning.note(listed: number, thing)
    guard let thing, let list = compiled.names(called: thing.list),
      let entry = compiled.entry(of: thing.value, in: list)
    else { return nil }
    return Focus(list: list, entry: entry)
  }

  /// Notes that all of the context was looked at.
  func noteAll() { leaning.noteAll(besideList: thingListed != nil) }

  /// Whether an intent may be meant now.
  ///
  /// Few intents ask for circumstances, so these are looked at only where one does.
  func allows(_ intent: Int, _ compiled: Compiled) -> Bool {
    let wanted = compiled.intents[intent].circumstances
    return wanted.isEmpty || holdsOne(of: wanted, compiled)
  }

  /// What an intent costs that is near to other circumstances: as much as a part of a name of something else.
  func distance(of intent: Int, _ compiled: Compiled) -> Cost {
    let near = compiled.intents[intent].near
    guard !near.isEmpty else { return .zero }
    leaning.notePreferring()
    if holdsOne(of: near, compiled) { return .zero }
    return preferred != nil || holdsOne(of: compiled.nearby, compiled) ? .foreign : .zero
  }

  private func holdsOne(of wanted: [Int], _ compiled: Compiled) -> Bool {
    wanted.contains { number in
      let name = compiled.circumstances[number]
      let holds = circumstances.contains(name)
      leaning.note(name, holds: holds)
      return holds
    }
  }

  /// What a part of a name costs beside its being one: while something else is spoken of, words that fit that come first.
  func distance(ofPartIn list: Int) -> Cost {
    leaning.notePreferring(besides: list)
    return preferred.map { $0 != list } ?? false ? .foreign : .zero
  }

  /// What a list costs: names of the preferred list come first, late lists last.
  func rank(of list: Int, isNames: Bool, isLate: Bool) -> Cost {
    guard isNames else { return .zero }
    leaning.noteRank(of: list)
    let rank = list == preferred ? Cost.zero : .rank(1)
    return isLate ? .late(1) + rank : rank
  }
}
