/// Many templates as one deterministic automaton: templates that begin alike share their way.
struct Automaton: Sendable {
  fileprivate(set) var firstEdge: [Int32] = [0]
  fileprivate(set) var symbols: [Int32] = []
  fileprivate(set) var targets: [Int32] = []
  /// Templates that may end at a state.
  fileprivate(set) var firstAccept: [Int32] = [0]
  fileprivate(set) var accepts: [Int32] = []
  static let start = 0

  var stateCount: Int { firstEdge.count - 1 }

  /// The state behind an edge, or nil.
  func step(_ state: Int, _ symbol: Int32) -> Int? {
    var low = Int(firstEdge[state])
    var high = Int(firstEdge[state + 1])
    while low < high {
      let middle = (low + high) >> 1
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < Int(firstEdge[state + 1]) && symbols[low] == symbol ? Int(targets[low]) : nil
  }

  func edges(of state: Int) -> Range<Int> { Int(firstEdge[state])..<Int(firstEdge[state + 1]) }

  func templates(at state: Int) -> ArraySlice<Int32> {
    accepts[Int(firstAccept[state])..<Int(firstAccept[state + 1])]
  }
}

/// The subset construction: from a network with free moves to the automaton.
struct Determinizer {
  private let network: Network
  private var states: [[Int32]: Int32] = [:]
  private var sets: [[Int32]] = []
  private var stamps: [Int32]
  private var stamp: Int32 = 0
  private var automaton: Automaton

  static func automaton(of network: Network) -> Automaton {
    var determinizer = Determinizer(network)
    determinizer.run()
    return determinizer.automaton
  }

  private init(_ network: Network) {
    self.network = network
    stamps = Array(repeating: 0, count: network.nodes.count)
    automaton = Automaton()
  }

  private mutating func run() {
    _ = state(of: [Int32(Network.start)])
    var next = 0
    while next < sets.count {
      addEdges(of: sets[next])
      next += 1
    }
  }

  /// The state for a set of nodes and all that free moves reach from them.
  private mutating func state(of seeds: [Int32]) -> Int32 {
    let set = closure(seeds)
    if let known = states[set] { return known }
    let fresh = Int32(sets.count)
    states[set] = fresh
    sets.append(set)
    return fresh
  }

  private mutating func closure(_ seeds: [Int32]) -> [Int32] {
    stamp += 1
    var stack = seeds
    var reached: [Int32] = []
    while let node = stack.popLast() {
      if stamps[Int(node)] == stamp { continue }
      stamps[Int(node)] = stamp
      let here = network.nodes[Int(node)]
      if here.symbol >= 0 || here.template >= 0 { reached.append(node) }
      if here.free >= 0 { stack.append(here.free) }
      if here.otherFree >= 0 { stack.append(here.otherFree) }
    }
    reached.sort()
    return reached
  }

  private mutating func addEdges(of set: [Int32]) {
    var moves: [UInt64] = []
    moves.reserveCapacity(set.count)
    for node in set {
      let here = network.nodes[Int(node)]
      if here.symbol >= 0 { moves.append(UInt64(here.symbol) << 32 | UInt64(here.target)) }
      if here.template >= 0 { automaton.accepts.append(here.template) }
    }
    automaton.firstAccept.append(Int32(automaton.accepts.count))
    moves.sort()
    var index = 0
    while index < moves.count {
      let symbol = Int32(moves[index] >> 32)
      var seeds: [Int32] = []
      while index < moves.count, Int32(moves[index] >> 32) == symbol {
        seeds.append(Int32(truncatingIfNeeded: moves[index] & 0xFFFF_FFFF))
        index += 1
      }
      automaton.symbols.append(symbol)
      automaton.targets.append(state(of: seeds))
    }
    automaton.firstEdge.append(Int32(automaton.symbols.count))
  }
}
