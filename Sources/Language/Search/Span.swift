/// A stretch of an utterance that an edge of the automaton can take.
struct Span {
  /// The symbol it is taken as; `skip` for words that may be left out.
  let symbol: Int32
  let end: Int32
  let cost: Cost
  /// What the slot will hold, or `none`.
  let payload: Int32
  /// The mark of the symbol.
  private let mark: UInt64

  init(symbol: Int32, end: Int32, cost: Cost, payload: Int32 = Span.none) {
    self.symbol = symbol
    self.end = end
    self.cost = cost
    self.payload = payload
    mark = Automaton.mark(symbol)
  }

  /// Whether a state with these marks may let it pass: most have no edge for it, but all do for words that may be left out.
  func mayLeave(_ marks: UInt64) -> Bool { marks & mark != 0 || symbol == Span.skip }

  static let skip: Int32 = -2
  /// Nothing to keep; the rest of the utterance is told by its range alone.
  static let none: Int32 = -1
  /// Words that stand for a name that nobody knows.
  static let unknown: Int32 = -3
}

/// What a span puts into a slot.
///
/// Things and parts lie in pools of the chart, so that a payload needs no room of its own.
struct Payload: Equatable {
  enum Content: Equatable {
    /// Entries of a list.
    case things(Range<Int32>)
    case number(Number)
    /// A number that a list of numbers does not hold.
    case outOfRange(Number, list: Int32)
    case text
    /// What a rule held: payloads with the slots they fill.
    case group(Range<Int32>)
    case unknown
  }

  let list: Int32
  let content: Content
  let start: Int32
  let end: Int32
  var isMended = false
  /// Whether it was mended so much that it may be something else.
  var isGuess = false
  var isPartial = false
  var isFromContext = false
}

/// A slot and what fills it.
struct Filling: Equatable {
  let slot: Int32
  let payload: Int32
}
