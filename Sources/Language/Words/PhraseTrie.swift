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
  private var used = 0
  private var firstLeaf: [Int32] = [-1]
  private(set) var leaves: [Leaf] = []

  init(capacity: Int = 1 << 15) {
    keys = Array(repeating: .max, count: capacity)
    targets = Array(repeating: -1, count: capacity)
    mask = capacity - 1
  }

  static let root = 0

  private static func slot(_ key: UInt64, _ mask: Int) -> Int {
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & mask
  }

  /// The node one word on, or nil.
  func step(_ node: Int, _ word: Int) -> Int? {
    let key = UInt64(node) << 32 | UInt64(word)
    var slot = Self.slot(key, mask)
    while keys[slot] != .max {
      if keys[slot] == key { return Int(targets[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  func leaf(of node: Int) -> Int { Int(firstLeaf[node]) }

  mutating func add(_ words: [Int], list: Int, entry: Int) {
    var node = Self.root
    for word in words { node = extend(node, word) }
    var leaf = Int(firstLeaf[node])
    while leaf >= 0 {
      if leaves[leaf].list == list, leaves[leaf].entry == entry { return }
      leaf = Int(leaves[leaf].next)
    }
    leaves.append(Leaf(list: Int32(list), entry: Int32(entry), next: firstLeaf[node]))
    firstLeaf[node] = Int32(leaves.count - 1)
  }

  private mutating func extend(_ node: Int, _ word: Int) -> Int {
    let key = UInt64(node) << 32 | UInt64(word)
    var slot = Self.slot(key, mask)
    while keys[slot] != .max {
      if keys[slot] == key { return Int(targets[slot]) }
      slot = (slot + 1) & mask
    }
    let fresh = firstLeaf.count
    firstLeaf.append(-1)
    keys[slot] = key
    targets[slot] = Int32(fresh)
    used += 1
    if used * 2 > keys.count { grow() }
    return fresh
  }

  private mutating func grow() {
    let (oldKeys, oldTargets) = (keys, targets)
    keys = Array(repeating: .max, count: oldKeys.count * 2)
    targets = Array(repeating: -1, count: keys.count)
    mask = keys.count - 1
    for index in oldKeys.indices where oldKeys[index] != .max {
      var slot = Self.slot(oldKeys[index], mask)
      while keys[slot] != .max { slot = (slot + 1) & mask }
      keys[slot] = oldKeys[index]
      targets[slot] = oldTargets[index]
    }
  }
}

extension PhraseTrie {
  /// Visits every leaf with the words that lead to it.
  func walk(_ visit: (_ words: [Int32], _ leaf: Leaf) -> Void) {
    // Every node but the root has one edge into it.
    var parents = [Int32](repeating: -1, count: firstLeaf.count)
    var words = [Int32](repeating: -1, count: firstLeaf.count)
    for index in keys.indices where keys[index] != .max {
      parents[Int(targets[index])] = Int32(truncatingIfNeeded: keys[index] >> 32)
      words[Int(targets[index])] = Int32(truncatingIfNeeded: keys[index] & 0xFFFF_FFFF)
    }
    for node in firstLeaf.indices where firstLeaf[node] >= 0 {
      var path: [Int32] = []
      var here = node
      while here != Self.root {
        path.append(words[here])
        here = Int(parents[here])
      }
      path.reverse()
      var leaf = Int(firstLeaf[node])
      while leaf >= 0 {
        visit(path, leaves[leaf])
        leaf = Int(leaves[leaf].next)
      }
    }
  }
}
