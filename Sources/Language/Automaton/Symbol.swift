/// What an edge of the automaton takes.
///
/// Words come first, by their number; these follow.
enum Symbol: Hashable, Sendable {
  /// A thing of a list, kept under a slot; without a slot it is a fixed phrase.
  case list(Int, slot: Int?)
  case number(Int, slot: Int)
  case ordinal(slot: Int)
  /// Any one word.
  case gap
  /// The rest of the utterance.
  case text(slot: Int)
  /// A rule that keeps what it holds under a slot, with its number.
  case group(Int, slot: Int)
}

extension Symbol: Frozen {
  func freeze(into bytes: inout Freezer) {
    for number in numbers { number.freeze(into: &bytes) }
  }

  /// The kind, what it takes, and the slot; −1 for what it has not.
  private var numbers: [Int] {
    switch self {
    case .list(let list, let slot): [0, list, slot ?? -1]
    case .number(let list, let slot): [1, list, slot]
    case .ordinal(let slot): [2, -1, slot]
    case .gap: [3, -1, -1]
    case .text(let slot): [4, -1, slot]
    case .group(let group, let slot): [5, group, slot]
    }
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    let kind = try Int(thawing: &bytes)
    let content = try Int(thawing: &bytes)
    let slot = try Int(thawing: &bytes)
    switch kind {
    case 0: self = .list(content, slot: slot < 0 ? nil : slot)
    case 1: self = .number(content, slot: slot)
    case 2: self = .ordinal(slot: slot)
    case 3: self = .gap
    case 4: self = .text(slot: slot)
    case 5: self = .group(content, slot: slot)
    default: throw FrozenDamage()
    }
  }
}
