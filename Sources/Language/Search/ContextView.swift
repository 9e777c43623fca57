/// A context in the matcher's own numbers, which notes what of it is looked at.
final class ContextView {
  struct Thing {
    let list: Int
    let entry: Int32
  }

  /// What pronouns may stand for, latest first; things that are not known by name have no entry.
  private var focus: [(list: Int, entry: Int32?)] = []
  /// Whether they were looked up by now: in most utterances nobody wants to know.
  private var hasFocus = false
  private var context = Context()
  private var preferred: Int?
  /// What was looked at so far.
  private(set) var leaning = Leaning()

  /// A context in which nothing was said before.
  init() {}

  /// Takes another context.
  func take(_ context: Context, _ compiled: Compiled) {
    self.context = context
    hasFocus = false
    preferred = context.preferred.flatMap(compiled.names)
  }

  private func readFocus(_ compiled: Compiled) {
    guard !hasFocus else { return }
    hasFocus = true
    focus.removeAll(keepingCapacity: true)
    for thing in context.focus {
      let list = compiled.names(called: thing.list) ?? -1
      focus.append((list, list < 0 ? nil : compiled.entry(of: thing.value, in: list)))
    }
  }

  /// Forgets what was looked at.
  func forget() { leaning = Leaning() }

  /// The thing of a list that pronouns may stand for, and how many things have been spoken of since.
  func focus(in list: Int, _ compiled: Compiled) -> (entry: Int32, step: Int)? {
    readFocus(compiled)
    let step = focus.firstIndex { $0.list == list }
    let entry = step.flatMap { focus[$0].entry }
    leaning.note(focusIn: list, step: step, isKnown: entry != nil)
    guard let entry, let step else { return nil }
    return (entry, step)
  }

  /// The things of some lists that pronouns may stand for, latest first.
  func focus(in lists: [Int], _ compiled: Compiled) -> [(thing: Thing, step: Int)] {
    let things = lists.compactMap { list in
      focus(in: list, compiled).map { (Thing(list: list, entry: $0.entry), $0.step) }
    }
    return things.count < 2 ? things : things.sorted { $0.1 < $1.1 }
  }

  /// The thing at a place of the list in view, counted from 1; −1 is the last.
  func listed(_ number: Int, _ compiled: Compiled) -> Thing? {
    let thing = context.listed?(number)
    leaning.note(listed: number, thing)
    guard let thing, let list = compiled.names(called: thing.list),
      let entry = compiled.entry(of: thing.value, in: list)
    else { return nil }
    return Thing(list: list, entry: entry)
  }

  /// Notes what a later sentence of a chain looked at, in a context made of this one.
  func note(_ later: Leaning, speakingOf circumstances: [String]) {
    leaning.note(later, speakingOf: circumstances)
  }

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
      let holds = context.circumstances.contains(name)
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
