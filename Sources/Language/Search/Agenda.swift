/// The ways of a search that wait at each token: of every state the cheapest, and those that cost the same beside each other.
struct Agenda {
  /// A way so far: its last move, and the way before it.
  struct Way {
    let state: Int32
    let cost: Cost
    /// The way it goes on from, or −1.
    let previous: Int32
    let symbol: Int32
    let payload: Int32
    let start: Int32
    let end: Int32
    /// The next way at the same token, or −1.
    fileprivate var next: Int32 = -1
    /// Another way to the same state at the same cost, or −1.
    fileprivate var tie: Int32 = -1
    fileprivate var ties: Int32 = 1
    fileprivate var isBeaten = false

    init(
      state: Int32, cost: Cost, previous: Int32, symbol: Int32, payload: Int32, start: Int32,
      end: Int32
    ) {
      self.state = state
      self.cost = cost
      self.previous = previous
      self.symbol = symbol
      self.payload = payload
      self.start = start
      self.end = end
    }
  }

  private(set) var ways: [Way] = []
  private var first: [Int32] = []
  private var last: [Int32] = []
  /// An open hash: the newest way to a state at a token, or −1.
  private var slots = Array(repeating: Int32(-1), count: size)

  private static let mostTies: Int32 = 4
  private static let size = 256

  /// Forgets all ways, for an utterance of so many tokens.
  mutating func clear(count: Int) {
    ways.removeAll(keepingCapacity: true)
    first.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    for _ in 0...count {
      first.append(-1)
      last.append(-1)
    }
    // A long utterance before has no share in this one's time.
    if slots.count > Self.size { slots.removeLast(slots.count - Self.size) }
    for slot in slots.indices { slots[slot] = -1 }
  }

  /// Takes a way, unless a better one to the same state is known.
  mutating func insert(_ way: Way) {
    var way = way
    let slot = slot(state: way.state, end: way.end)
    let known = slots[slot]
    if known >= 0 {
      let best = ways[Int(known)]
      if best.cost < way.cost || (best.cost == way.cost && best.ties >= Self.mostTies) { return }
      if best.cost == way.cost {
        way.tie = known
        way.ties = best.ties + 1
      } else {
        beat(known)
      }
    }
    let number = Int32(ways.count)
    slots[slot] = number
    let place = Int(way.end)
    if last[place] >= 0 { ways[Int(last[place])].next = number } else { first[place] = number }
    last[place] = number
    ways.append(way)
    if ways.count * 2 > slots.count { grow() }
  }

  private mutating func beat(_ number: Int32) {
    var number = number
    while number >= 0 {
      ways[Int(number)].isBeaten = true
      number = ways[Int(number)].tie
    }
  }

  /// Where the newest way to a state at a token is, or would be put.
  private func slot(state: Int32, end: Int32) -> Int {
    let key = UInt64(UInt32(bitPattern: state)) << 8 | UInt64(UInt32(bitPattern: end))
    var slot = Int(truncatingIfNeeded: key &* 0x9E37_79B9_7F4A_7C15 >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      let way = ways[Int(slots[slot])]
      if way.state == state, way.end == end { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    // Newest last, so that it is the one that is found.
    for number in ways.indices {
      let way = ways[number]
      slots[slot(state: way.state, end: way.end)] = Int32(number)
    }
  }
}

extension Agenda {
  /// The ways that wait at a token, in the order they came, or the cheapest when they are more than `most`.
  func frontier(at position: Int, most: Int, into frontier: inout [Int32]) {
    frontier.removeAll(keepingCapacity: true)
    var number = first[position]
    while number >= 0 {
      if !ways[Int(number)].isBeaten { frontier.append(number) }
      number = ways[Int(number)].next
    }
    guard frontier.count > most else { return }
    frontier.sort { left, right in
      (ways[Int(left)].cost, left) < (ways[Int(right)].cost, right)
    }
    frontier.removeLast(frontier.count - most)
  }
}
