/// Every span of an utterance: words, things of lists, parts of names, numbers, pronouns, rules, words to skip.
///
/// One chart is used for one utterance after another, so that the room it takes is made once; a copy of it by chance would
/// cost more than many an utterance, so there is none.
struct Chart: ~Copyable {
  let compiled: Compiled
  private(set) var utterance = Utterance()
  let context = ContextView()
  private(set) var lattice = Lattice()
  private(set) var spans: [Span] = []
  private var starts: [Int32] = []
  /// What rules hold, kept apart: they are made of the other spans.
  private(set) var groupSpans: [Span] = []
  private var groupStarts: [Int32] = []
  /// The marks of all symbols that begin at each token.
  private(set) var marks: [UInt64] = []
  /// Whether words to skip begin at each token.
  private(set) var skips: [Bool] = []
  private(set) var payloads: [Payload] = []
  /// The pools that payloads point into.
  private(set) var things: [Int32] = []
  private(set) var fillings: [Filling] = []

  init(_ compiled: Compiled) { self.compiled = compiled }

  /// Splits another utterance.
  mutating func split(_ text: String) {
    Tokenizer.tokenize(text, into: &utterance)
    utterance.expand(compiled.contractions)
    context.forget()
  }

  /// Takes another utterance, split already.
  mutating func take(_ utterance: Utterance) { self.utterance = utterance }

  /// Finds the spans of the utterance in a context.
  mutating func fill(
    in context: Context, _ finder: inout ThingFinder, _ groups: inout GroupSearch
  ) {
    clear()
    self.context.take(context, compiled)
    lattice.read(utterance, compiled)
    for position in 0..<count {
      addWords(at: position)
      let isNumber = mayBeNumber(position)
      if isNumber { addNumbers(at: position) }
      if isNumber || mayBePlace(position) { addPlaces(at: position) }
      finder.addThings(at: position, to: &self)
      addPartials(at: position)
      starts.append(Int32(spans.count))
      mark(position)
    }
    for position in 0..<count {
      groups.addGroups(at: position, to: &self)
      groupStarts.append(Int32(groupSpans.count))
      for index in self.groups(at: position) {
        marks[position] |= Automaton.mark(groupSpans[index].symbol)
      }
    }
  }

  private mutating func clear() {
    spans.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    groupSpans.removeAll(keepingCapacity: true)
    groupStarts.removeAll(keepingCapacity: true)
    groupStarts.append(0)
    marks.removeAll(keepingCapacity: true)
    skips.removeAll(keepingCapacity: true)
    payloads.removeAll(keepingCapacity: true)
    things.removeAll(keepingCapacity: true)
    fillings.removeAll(keepingCapacity: true)
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
