/// What of a context an understanding leans on: in any context that is alike in this, it is the same.
///
/// Of what pronouns may stand for, the lists and their order decide; which things of the lists they are only shows in slots.
public struct Leaning: Sendable {
  /// Whether it leans on what pronouns may stand for.
  public private(set) var isOnFocus = false
  private var isOnAll = false
  private var isOnAnyList = false
  /// Whether it mattered that anything is preferred at all.
  private var isOnPreferring = false
  /// Lists of which it mattered whether they are preferred, a bit each.
  private var ranked: UInt64 = 0
  private var circumstances: [(name: String, holds: Bool)] = []
  private var listed: [(number: Int, thing: (list: String, value: String)?)] = []

  mutating func noteFocus() { isOnFocus = true }
  mutating func noteAll(besideList hasList: Bool) {
    isOnAll = true
    isOnAnyList = hasList
  }

  mutating func notePreferring() { isOnPreferring = true }

  mutating func notePreferring(besides list: Int) {
    isOnPreferring = true
    noteRank(of: list)
  }

  mutating func noteRank(of list: Int) {
    if list < UInt64.bitWidth { ranked |= 1 << UInt64(list) } else { isOnAll = true }
  }

  mutating func note(_ circumstance: String, holds: Bool) {
    guard !circumstances.contains(where: { $0.name == circumstance }) else { return }
    circumstances.append((circumstance, holds))
  }

  mutating func note(listed number: Int, _ thing: (list: String, value: String)?) {
    listed.append((number, thing))
  }

  /// Whether a context is like the one that was looked at, in all that was looked at.
  func holds(of context: Context, as noted: Context, _ compiled: Compiled) -> Bool {
    for circumstance in circumstances
    where context.circumstances.contains(circumstance.name) != circumstance.holds { return false }
    if context.preferred != noted.preferred {
      if isOnPreferring, context.preferred == nil || noted.preferred == nil { return false }
      guard !isOnAll, !isRanked(context.preferred, compiled), !isRanked(noted.preferred, compiled)
      else { return false }
    }
    if isOnAll, context.circumstances != noted.circumstances { return false }
    // What of a list was looked at is then not known.
    if isOnAll, isOnAnyList || context.listed != nil { return false }
    for (number, thing) in listed where !Self.isSame(context.listed?(number), thing) {
      return false
    }
    guard isOnFocus || isOnAll, !context.focus.elementsEqual(noted.focus, by: ==) else {
      return true
    }
    return !isOnAll && context.isAlike(noted, compiled)
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

extension Context {
  /// Whether pronouns may stand for one thing of each of the same lists, in the same order.
  fileprivate func isAlike(_ other: Context, _ compiled: Compiled) -> Bool {
    guard focus.count == other.focus.count else { return false }
    for (index, (one, another)) in zip(focus, other.focus).enumerated() {
      guard one.list == another.list, let list = compiled.names(called: one.list),
        compiled.entry(of: one.value, in: list) != nil,
        compiled.entry(of: another.value, in: list) != nil,
        !focus[..<index].contains(where: { $0.list == one.list })
      else { return false }
    }
    return true
  }
}
