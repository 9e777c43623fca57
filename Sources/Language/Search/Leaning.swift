/// What of a context an understanding leans on: in any context that is alike in this, it is the same.
///
/// Of what pronouns may stand for, the lists and their order decide; which things of the lists they are only shows in slots.
struct Leaning {
  private(set) var isOnFocus = false
  private var isOnPreferred = false
  private var isOnAll = false
  private var circumstances: [(name: String, holds: Bool)] = []
  private var listed: [(number: Int, thing: (list: String, value: String)?)] = []

  mutating func noteFocus() { isOnFocus = true }
  mutating func notePreferred() { isOnPreferred = true }
  mutating func noteAll() { isOnAll = true }

  mutating func note(_ circumstance: String, holds: Bool) {
    guard !circumstances.contains(where: { $0.name == circumstance }) else { return }
    circumstances.append((circumstance, holds))
  }

  mutating func note(listed number: Int, _ thing: (list: String, value: String)?) {
    listed.append((number, thing))
  }

  /// Whether a context is like the one that was looked at, in all that was looked at.
  func holds(of context: Context, as noted: Context, _ compiled: Compiled) -> Bool {
    if isOnAll, context.circumstances != noted.circumstances { return false }
    // What else of a list was looked at is not known.
    if isOnAll, context.listed != nil || noted.listed != nil { return false }
    if isOnPreferred || isOnAll, context.preferred != noted.preferred { return false }
    if isOnFocus || isOnAll, !context.focus.elementsEqual(noted.focus, by: ==) {
      guard !isOnAll, context.isAlike(noted, compiled) else { return false }
    }
    for (number, thing) in listed where !Self.isSame(context.listed?(number), thing) { return false }
    return circumstances.allSatisfy { context.circumstances.contains($0.name) == $0.holds }
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
