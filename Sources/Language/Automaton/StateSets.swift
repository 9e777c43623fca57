/// Sets of nodes, numbered in the order they are first seen; each is one state of an automaton.
struct StateSets {
  /// All sets, one behind the other.
  private(set) var nodes: [Int32] = []
  private var starts: [Int32] = [0]
  private var hashes: [UInt32] = []
  /// An open hash: the number of a set, or −1.
  private var slots: [Int32] = Array(repeating: -1, count: 1 << 12)

  var count: Int { starts.count - 1 }

  /// Where the nodes of a set lie.
  subscript(set: Int) -> Range<Int> { Int(starts[set])..<Int(starts[set + 1]) }

  /// The number of a set of sorted nodes, which it is given when it is new.
  mutating func number(of set: [Int32]) -> Int32 {
    let hash = Self.hash(set)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, isSame(known, set) { return Int32(known) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let fresh = Int32(count)
    slots[slot] = fresh
    hashes.append(hash)
    nodes.append(contentsOf: set)
    starts.append(Int32(nodes.count))
    if count * 2 > slots.count { grow() }
    return fresh
  }

  private func isSame(_ known: Int, _ set: [Int32]) -> Bool {
    let start = Int(starts[known])
    guard Int(starts[known + 1]) - start == set.count else { return false }
    for index in set.indices where nodes[start + index] != set[index] { return false }
    return true
  }

  private static func hash(_ set: [Int32]) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for node in set { hash = (hash ^ UInt64(UInt32(bitPattern: node))) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for set in 0..<count {
      var slot = Int(hashes[set]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(set)
    }
  }
}
