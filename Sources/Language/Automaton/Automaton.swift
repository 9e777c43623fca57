/// Many templates as one deterministic automaton: templates that begin alike share their way.
struct Automaton: Sendable {
  var firstEdge: [Int32] = [0]
  var symbols: [Int32] = []
  var targets: [Int32] = []
  /// Templates that may end at a state.
  var firstAccept: [Int32] = [0]
  var accepts: [Int32] = []
  /// One bit for each symbol that leaves a state, shared by many symbols: what has no bit has no edge.
  var marks: [UInt64] = []
  static let start = 0

  var stateCount: Int { firstEdge.count - 1 }

  static func mark(_ symbol: Int32) -> UInt64 { 1 << UInt64(symbol & 63) }

  /// The state behind an edge, or nil.
  func step(_ state: Int, _ symbol: Int32) -> Int? {
    guard marks[state] & Self.mark(symbol) != 0 else { return nil }
    var low = Int(firstEdge[state])
    let end = Int(firstEdge[state + 1])
    var high = end
    while low < high {
      let middle = (low + high) >> 1
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < end && symbols[low] == symbol ? Int(targets[low]) : nil
  }

  func edges(of state: Int) -> Range<Int> { Int(firstEdge[state])..<Int(firstEdge[state + 1]) }

  func templates(at state: Int) -> ArraySlice<Int32> {
    accepts[Int(firstAccept[state])..<Int(firstAccept[state + 1])]
  }
}

extension Automaton: Frozen {
  func freeze(into bytes: inout Freezer) {
    for numbers in [firstEdge, symbols, targets, firstAccept, accepts] { bytes.add(numbers) }
    bytes.add(marks)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    firstEdge = try bytes.values()
    symbols = try bytes.values()
    targets = try bytes.values()
    firstAccept = try bytes.values()
    accepts = try bytes.values()
    marks = try bytes.values()
  }
}
