/// Templates as a network of nodes with free moves, before they are made deterministic.
struct Network: Sendable {
  /// A node with at most one edge that takes a symbol and two that take nothing.
  struct Node: Sendable {
    var symbol: Int32 = -1
    var target: Int32 = -1
    var free: Int32 = -1
    var otherFree: Int32 = -1
    /// The template that ends here.
    var template: Int32 = -1
  }

  /// A part with its ends.
  struct Part {
    let start: Int32
    let end: Int32
  }

  static let start = 0
  private(set) var nodes: [Node] = [Node()]
  private var lastStart: Int32 = 0

  /// A template ends where a part ends.
  mutating func accept(_ part: Part, template: Int) {
    nodes[Int(part.end)].template = Int32(template)
    move(lastStart, part.start)
    // The start's moves are a chain, so that adding one is not a walk over all.
    let next = node()
    move(lastStart, next)
    lastStart = next
  }

  private mutating func node() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  /// A free move; a node that has two already gets a helper.
  private mutating func move(_ from: Int32, _ to: Int32) {
    if nodes[Int(from)].free < 0 {
      nodes[Int(from)].free = to
    } else if nodes[Int(from)].otherFree < 0 {
      nodes[Int(from)].otherFree = to
    } else {
      let helper = node()
      nodes[Int(helper)].free = nodes[Int(from)].otherFree
      nodes[Int(helper)].otherFree = to
      nodes[Int(from)].otherFree = helper
    }
  }
}

extension Network {
  mutating func edge(_ symbol: Int) -> Part {
    let part = fork()
    nodes[Int(part.start)].symbol = Int32(symbol)
    nodes[Int(part.start)].target = part.end
    return part
  }

  mutating func empty() -> Part {
    let only = node()
    return Part(start: only, end: only)
  }

  /// One part after the other.
  ///
  /// Nothing leads to the start of a part but what it is joined to, so the end of the first takes its place and saves a move.
  mutating func joined(_ first: Part, _ second: Part) -> Part {
    nodes[Int(first.end)] = nodes[Int(second.start)]
    return Part(start: first.start, end: second.start == second.end ? first.end : second.end)
  }

  /// A part that takes nothing in no way yet: branches are added to it.
  mutating func fork() -> Part { Part(start: node(), end: node()) }

  mutating func add(_ branch: Part, to fork: Part) {
    move(fork.start, branch.start)
    move(branch.end, fork.end)
  }

  mutating func optional(_ part: Part) -> Part {
    let whole = fork()
    add(part, to: whole)
    move(whole.start, whole.end)
    return whole
  }

  mutating func repeated(_ part: Part) -> Part {
    let whole = fork()
    move(whole.start, part.start)
    move(part.end, part.start)
    move(part.end, whole.end)
    return whole
  }
}
