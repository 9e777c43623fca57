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

  init() { nodes.reserveCapacity(1 << 15) }

  mutating func node() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  mutating func edge(_ symbol: Int) -> Part {
    let part = Part(start: node(), end: node())
    nodes[Int(part.start)].symbol = Int32(symbol)
    nodes[Int(part.start)].target = part.end
    return part
  }

  /// A free move; a node that has two already gets a helper.
  mutating func move(_ from: Int32, _ to: Int32) {
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

  mutating func empty() -> Part {
    let only = node()
    return Part(start: only, end: only)
  }

  mutating func sequence(_ parts: [Part]) -> Part {
    guard let first = parts.first, let last = parts.last else { return empty() }
    for index in parts.indices.dropLast() { move(parts[index].end, parts[index + 1].start) }
    return Part(start: first.start, end: last.end)
  }

  mutating func choice(_ parts: [Part]) -> Part {
    let part = Part(start: node(), end: node())
    for branch in parts {
      move(part.start, branch.start)
      move(branch.end, part.end)
    }
    return part
  }

  mutating func optional(_ part: Part) -> Part {
    let whole = Part(start: node(), end: node())
    move(whole.start, part.start)
    move(part.end, whole.end)
    move(whole.start, whole.end)
    return whole
  }

  mutating func repeated(_ part: Part) -> Part {
    let whole = Part(start: node(), end: node())
    move(whole.start, part.start)
    move(part.end, part.start)
    move(part.end, whole.end)
    return whole
  }

  mutating func accept(_ part: Part, template: Int) {
    nodes[Int(part.end)].template = Int32(template)
    move(lastStart, part.start)
    // The start's moves are a chain, so that adding one is not a walk over all.
    let next = node()
    move(lastStart, next)
    lastStart = next
  }
}

extension Network {
  /// Maps the symbols of all edges.
  mutating func renumberNodes(_ transform: (Int32) -> Int32) {
    for index in nodes.indices where nodes[index].symbol >= 0 {
      nodes[index].symbol = transform(nodes[index].symbol)
    }
  }
}
