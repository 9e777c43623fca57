/// What of a context an understanding leans on: in any context that is alike in this, it is the same.
///
/// Of what pronouns may stand for, the lists and their order decide; which things of the lists they are only shows in slots.
public struct Leaning: Sendable {
  /// A list of which it mattered what a pronoun may stand for.
  private struct Focus: Equatable {
    let list: Int
    /// How many things have been spoken of since; nil where there is none of the list.
    var step: Int?
    /// Whether the thing is known by name.
    var isKnown = false
  }

  private var focuses: [Focus] = []
  /// Whether it leans on which things these are, and not on their lists alone.
  private var isOnThings = false
  /// Whether it leans on all of them, in their order.
  private var isOnWholeFocus = false
  /// Whether it leans on preferences in a list that has no bit.
  private var isOnAnyRank = false
  /// Whether it mattered that anything is preferred at all.
  private var isOnPreferring = false
  /// Lists of which it mattered whether they are preferred, a bit each.
  private var ranked: UInt64 = 0
  private var circumstances: [(name: String, holds: Bool)] = []
  private var listed: [(number: Int, thing: (list: String, value: String)?)] = []

  mutating func note(focusIn list: Int, step: Int?, isKnown: Bool) {
    guard !focuses.contains(where: { $0.list == list }) else { return }
    focuses.append(Focus(list: list, step: step, isKnown: isKnown))
  }

  mutating func notePreferring() { isOnPreferring = true }

  mutating func notePreferring(besides list: Int) {
    isOnPreferring = true
    noteRank(of: list)
  }

  mutating func noteRank(of list: Int) {
    if list < UInt64.bitWidth { ranked |= 1 << UInt64(list) } else { isOnAnyRank = true }
  }

  mutating func note(_ circumstance: String, holds: Bool) {
    guard !circumstances.contains(where: { $0.name == circumstance }) else { return }
    circumstances.append((circumstance, holds))
  }

  mutating func note(listed number: Int, _ thing: (list: String, value: String)?) {
    listed.append((number, thing))
  }

  /// Notes what a later sentence leans on, whose context is this one with what the sentence before it speaks of.
  mutating func note(_ later: Leaning, speakingOf circumstances: [String]) {
    // Which things fill the slots of a sentence in a chain does not show from outside.
    isOnThings = true
    isOnWholeFocus = isOnWholeFocus || later.isOnWholeFocus || !later.focuses.isEmpty
    isOnAnyRank = isOnAnyRank || later.isOnAnyRank
    isOnPreferring = isOnPreferring || later.isOnPreferring
    ranked |= later.ranked
    for circumstance in later.circumstances where !circumstances.contains(circumstance.name) {
      note(circumstance.name, holds: circumstance.holds)
    }
    listed += later.listed
  }

  /// Whether a context is like the one that was looked at, in all that was looked at.
  func holds(of context: Context, as noted: Context, _ compiled: Compiled) -> Bool {
    for circumstance in circumstances
    where context.circumstances.contains(circumstance.name) != circumstance.holds { return false }
    if context.preferred != noted.preferred {
      if isOnPreferring, context.preferred == nil || noted.preferred == nil { return false }
      guard !isOnAnyRank, !isRanked(context.preferred, compiled),
        !isRanked(noted.preferred, compiled)
      else { return false }
    }
    for (number, thing) in listed where !Self.isSame(context.listed?(number), thing) {
      return false
    }
    if isOnWholeFocus, !context.focus.elementsEqual(noted.focus, by: ==) { return false }
    for focus in focuses {
      let list = compiled.lists[focus.list].name
      guard let step = focus.step else {
        if context.focus.contains(where: { $0.list == list }) { return false }
        continue
      }
      guard context.focus.indices.contains(step), context.focus[step].list == list else {
        return false
      }
      if context.focus[step].value == noted.focus[step].value { continue }
      if isOnThings { return false }
      let isKnown = compiled.entry(of: context.focus[step].value, in: focus.list) != nil
      guard isKnown == focus.isKnown else { return false }
    }
    return true
  }

  private func isRanked(_ list: String?, _ compiled: Compiled) -> Bool {
    guard let list = list.flatMap(compiled.names) else { return false }
    return ranked & 1 << UInt64(list) != 0
  }
}

extension Leaning {
  private static func isSame(
    _ left: (list: String, value: String)?, _ right: (list: String, value: String)?
  ) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left == right
    default: false
    }
  }
}
