/// All names, spellings and fixed phrases as paths of words that lead to things of lists.
struct PhraseTrie: Sendable {
  /// A thing at the end of a path: the list, and which entry of it.
  struct Leaf: Sendable {
    let list: Int32
    let entry: Int32
    /// The next leaf at the same node, or −1.
    let next: Int32
  }

  private var keys: [UInt64]
  private var targets: [Int32]
  private var mask: Int
  private var firstLeaf: [Int32] = [-1]
  private(set) var leaves: [Leaf] = []

  init(capacity: Int = 1 << 15) {
    keys = Array(repeating: .max, count: capacity)
    targets = Array(repeating: -1, count: capacity)
    mask = capacity - 1
  }

  static let root = 0

  private static func key(_ node: Int, _ word: Int) -> UInt64 {
    UInt64(node) << 32 | UInt64(word)
  }

  /// Where a key is, or would be put.
  private func slot(of key: UInt64) -> Int {
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
    while keys[slot] != key, keys[slot] != .max { slot = (slot + 1) & mask }
    return slot
  }

  /// The node one word on, or nil.
  func step(_ node: Int, _ word: Int) -> Int? {
    let key = Self.key(node, word)
    let slot = slot(of: key)
    return keys[slot] == key ? Int(targets[slot]) : nil
  }

  func leaf(of node: Int) -> Int { Int(firstLeaf[node]) }

  /// Puts a thing at the end of a path; twice is once.
  mutating func addLeaf(at node: Int, list: Int, entry: Int) {
    guard node != Self.root else { return }
    var leaf = Int(firstLeaf[node])
    while leaf >= 0 {
      if leaves[leaf].list == list, leaves[leaf].entry == entry { return }
      leaf = Int(leaves[leaf].next)
    }
    leaves.append(Leaf(list: Int32(list), entry: Int32(entry), next: firstLeaf[node]))
    firstLeaf[node] = Int32(leaves.count - 1)
  }

  /// The node one word on, made when it is new.
  mutating func extend(_ node: Int, _ word: Int) -> Int {
    let key = Self.key(node, word)
    let slot = slot(of: key)
    if keys[slot] == key { return Int(targets[slot]) }
    let fresh = firstLeaf.count
    firstLeaf.append(-1)
    keys[slot] = key
    targets[slot] = Int32(fresh)
    if fresh * 2 > keys.count { grow() }
    return fresh
  }

  private mutating func grow() {
    let (oldKeys, oldTargets) = (keys, targets)
    keys = Array(repeating: .max, count: oldKeys.count * 2)
    targets = Array(repeating: -1, count: keys.count)
    mask = keys.count - 1
    for index in oldKeys.indices where oldKeys[index] != .max {
      let slot = slot(of: oldKeys[index])
      keys[slot] = oldKeys[index]
      targets[slot] = oldTargets[index]
    }
  }
}

extension PhraseTrie: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(keys)
    bytes.add(targets)
    bytes.add(firstLeaf)
    bytes.add(leaves)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    keys = try bytes.values()
    targets = try bytes.values()
    mask = keys.count - 1
    firstLeaf = try bytes.values()
    leaves = try bytes.values()
  }
}
