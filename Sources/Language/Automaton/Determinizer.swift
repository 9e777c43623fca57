/// The subset construction: from a network with free moves to the automaton.
struct Determinizer {
  private let network: Network
  private var states = StateSets()
  /// When a node was last reached, so that no set of nodes has one twice.
  private var stamps: [Int32]
  private var stamp: Int32 = 0
  private var stack: [Int32] = []
  private var reached: [Int32] = []
  private var moves: [UInt64] = []
  private var automaton = Automaton()

  static func automaton(of network: Network) -> Automaton {
    var determinizer = Determinizer(network)
    determinizer.run()
    return determinizer.automaton
  }

  private init(_ network: Network) {
    self.network = network
    stamps = Array(repeating: 0, count: network.nodes.count)
  }

  private mutating func run() {
    stack.append(Int32(Network.start))
    _ = state()
    var next = 0
    while next < states.count {
      addEdges(of: next)
      next += 1
    }
  }

  /// The state for the nodes on the stack and all that free moves reach from them.
  private mutating func state() -> Int32 {
    stamp += 1
    reached.removeAll(keepingCapacity: true)
    while let node = stack.popLast() {
      if stamps[Int(node)] == stamp { continue }
      stamps[Int(node)] = stamp
      let here = network.nodes[Int(node)]
      if here.symbol >= 0 || here.template >= 0 { reached.append(node) }
      if here.free >= 0 { stack.append(here.free) }
      if here.otherFree >= 0 { stack.append(here.otherFree) }
    }
    if reached.count > 1 { reached.sort() }
    return states.number(of: reached)
  }

  private mutating func addEdges(of number: Int) {
    moves.removeAll(keepingCapacity: true)
    for index in states[number] {
      let here = network.nodes[Int(states.nodes[index])]
      if here.symbol >= 0 { moves.append(UInt64(here.symbol) << 32 | UInt64(here.target)) }
      if here.template >= 0 { automaton.accepts.append(here.template) }
    }
    automaton.firstAccept.append(Int32(automaton.accepts.count))
    if moves.count > 1 { moves.sort() }
    var marks: UInt64 = 0
    var index = 0
    while index < moves.count {
      let symbol = Int32(moves[index] >> 32)
      while index < moves.count, Int32(moves[index] >> 32) == symbol {
        stack.append(Int32(truncatingIfNeeded: moves[index]))
        index += 1
      }
      marks |= Automaton.mark(symbol)
      automaton.symbols.append(symbol)
      automaton.targets.append(state())
    }
    automaton.marks.append(marks)
    automaton.firstEdge.append(Int32(automaton.symbols.count))
  }
}
