/// All symbols by their numbers, which follow those of the words, and what the chart asks of them.
struct SymbolTable: Sendable {
  /// The first number that is no word: far beyond what a vocabulary holds, so that sentences need not know its size.
  static let base = 1 << 24

  private let symbols: [Symbol]
  /// Symbols that take numbers, with their list.
  private(set) var numbers: [(symbol: Int32, list: Int)] = []
  private(set) var ordinals: [Int32] = []
  /// Symbols that take the rest.
  private(set) var texts: [Int32] = []
  /// The symbol that takes any word, or −1.
  private(set) var gap: Int32 = -1
  /// Symbols that take a group, by the group's number.
  private(set) var groups: [[Int32]] = []

  init(_ symbols: [Symbol]) {
    self.symbols = symbols
    for (index, symbol) in symbols.enumerated() {
      let number = Int32(Self.base + index)
      switch symbol {
      case .number(let list, _): numbers.append((number, list))
      case .ordinal: ordinals.append(number)
      case .text: texts.append(number)
      case .gap: gap = number
      case .group(let group, _):
        while groups.count <= group { groups.append([]) }
        groups[group].append(number)
      case .list: break
      }
    }
  }

  /// What a number stands for; nil for words.
  subscript(number: Int32) -> Symbol? {
    number >= Self.base ? symbols[Int(number) - Self.base] : nil
  }

  /// The slot that a symbol fills, or −1.
  func slot(of number: Int32) -> Int32 {
    switch self[number] {
    case .list(_, let slot): slot.map(Int32.init) ?? -1
    case .number(_, let slot), .ordinal(let slot), .text(let slot), .group(_, let slot):
      Int32(slot)
    case .gap, nil: -1
    }
  }

  /// The list that a symbol takes things of a slot from, or −1.
  func list(of number: Int32) -> Int32 {
    if case .list(let list, .some) = self[number] { Int32(list) } else { -1 }
  }

  /// The list behind the first symbol that fills a slot, or nil.
  func list(ofSlot slot: Int) -> Int? {
    for case .list(let list, slot) in symbols { return list }
    return nil
  }
}

extension SymbolTable: Frozen {
  func freeze(into bytes: inout Freezer) { symbols.freeze(into: &bytes) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self.init(try [Symbol](thawing: &bytes))
  }
}
