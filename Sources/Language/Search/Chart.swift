/// Every span of an utterance: words, things of lists, parts of names, numbers, pronouns, rules, words to skip.
struct Chart {
  let utterance: Utterance
  let lattice: Lattice
  let compiled: Compiled
  let context: ContextView
  private(set) var spans: [Span] = []
  private var starts: [Int32] = [0]
  /// What rules hold, kept apart: they are made of the other spans.
  private(set) var groupSpans: [Span] = []
  private var groupStarts: [Int32] = [0]
  /// The marks of all symbols that begin at each token.
  private(set) var marks: [UInt64] = []
  /// Whether words to skip begin at each token.
  private(set) var skips: [Bool] = []
  private(set) var payloads: [Payload] = []
  /// The pools that payloads point into.
  private(set) var things: [Int32] = []
  private(set) var fillings: [Filling] = []

  init(_ utterance: Utterance, _ compiled: Compiled, _ context: ContextView) {
    self.utterance = utterance
    self.compiled = compiled
    self.context = context
    lattice = Lattice(utterance, compiled)
    reserve()
    var finder = ThingFinder()
    for position in utterance.tokens.indices {
      addWords(at: position)
      addNumbers(at: position)
      finder.addThings(at: position, to: &self)
      addPartials(at: position)
      starts.append(Int32(spans.count))
      mark(position)
    }
    var groups = GroupSearch(compiled)
    for position in utterance.tokens.indices {
      groups.addGroups(at: position, to: &self)
      groupStarts.append(Int32(groupSpans.count))
      for index in self.groups(at: position) {
        marks[position] |= Automaton.mark(groupSpans[index].symbol)
      }
    }
  }

  private mutating func reserve() {
    spans.reserveCapacity(count * 24)
    payloads.reserveCapacity(count * 8)
    things.reserveCapacity(count * 8)
    starts.reserveCapacity(count + 1)
    groupStarts.reserveCapacity(count + 1)
    marks.reserveCapacity(count)
    skips.reserveCapacity(count)
  }

  private mutating func mark(_ position: Int) {
    var mark: UInt64 = 0
    var canSkip = false
    for index in self[position] {
      let symbol = spans[index].symbol
      if symbol == Span.skip { canSkip = true } else { mark |= Automaton.mark(symbol) }
    }
    marks.append(mark)
    skips.append(canSkip)
  }

  var count: Int { utterance.tokens.count }

  /// Where the spans that begin at a token lie.
  subscript(position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  func groups(at position: Int) -> Range<Int> {
    Int(groupStarts[position])..<Int(groupStarts[position + 1])
  }

  func things(of range: Range<Int32>) -> ArraySlice<Int32> {
    things[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func fillings(of range: Range<Int32>) -> ArraySlice<Filling> {
    fillings[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

extension Chart {
  mutating func add(_ span: Span) { spans.append(span) }
  mutating func addGroup(_ span: Span) { groupSpans.append(span) }

  mutating func add(_ payload: Payload) -> Int32 {
    payloads.append(payload)
    return Int32(payloads.count - 1)
  }

  /// Puts things, in their order, into the pool.
  mutating func pool(_ entries: some Sequence<Int32>) -> Range<Int32> {
    let start = Int32(things.count)
    things.append(contentsOf: entries)
    return start..<Int32(things.count)
  }

  mutating func pool(_ parts: some Sequence<Filling>) -> Range<Int32> {
    let start = Int32(fillings.count)
    fillings.append(contentsOf: parts)
    return start..<Int32(fillings.count)
  }
}
