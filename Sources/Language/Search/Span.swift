/// A stretch of an utterance that an edge of the automaton can take.
struct Span {
  /// The symbol it is taken as; `skip` for words that may be left out.
  let symbol: Int32
  let end: Int32
  let cost: Cost
  /// What the slot will hold, or −1.
  var payload: Int32 = -1

  static let skip: Int32 = -2
}

/// What a span puts into a slot.
struct Payload {
  enum Content {
    /// Entries of a list.
    case things([Int32])
    case number(Number)
    case outOfRange(Number, low: Number, high: Number)
    case text
    /// What a rule held: payloads with the slots they fill.
    case group([(slot: Int, payload: Int32)])
    case unknown
  }

  let list: Int32
  let content: Content
  let start: Int32
  let end: Int32
  var isMended = false
  var isPartial = false
  var isFromContext = false
}
