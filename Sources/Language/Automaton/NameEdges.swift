/// The edges of each state that take names into a slot, where words nobody knows may stand for one.
struct NameEdges: Sendable {
  private var starts: [Int32] = [0]
  private var edges: [Int32] = []

  init(_ automaton: Automaton, _ symbols: SymbolTable, _ lists: [ListInfo]) {
    starts.reserveCapacity(automaton.stateCount + 1)
    for state in 0..<automaton.stateCount {
      // Edges are sorted, and symbols follow the words.
      let start = edges.count
      for edge in automaton.edges(of: state).reversed() {
        guard automaton.symbols[edge] >= SymbolTable.base else { break }
        let list = symbols.list(of: automaton.symbols[edge])
        if list >= 0, case .names = lists[Int(list)].kind { edges.append(Int32(edge)) }
      }
      edges[start...].reverse()
      starts.append(Int32(edges.count))
    }
  }

  subscript(state: Int32) -> ArraySlice<Int32> {
    edges[Int(starts[Int(state)])..<Int(starts[Int(state) + 1])]
  }
}

extension NameEdges: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(starts)
    bytes.add(edges)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    starts = try bytes.values()
    edges = try bytes.values()
  }
}
