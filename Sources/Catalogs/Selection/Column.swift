/// All values of one fact in a catalog, by position, in the form that filters and orders compare.
struct Column: Sendable {
  /// Numbers to order by; nil where there is none.
  let numbers: [Double?]
  let phrases: [[Words]]
  let isKnown: [Bool]
  let isNumeric: Bool

  init(_ fact: Fact, also: [Fact], of items: [Item?]) {
    let facts = [fact] + also
    numbers = items.map { $0?.number(fact) }
    phrases = items.map { item in
      facts.flatMap { item?[$0]?.phrases ?? [] }.map(Words.init)
    }
    isKnown = items.map { item in facts.contains { item?[$0] != nil } }
    isNumeric = numbers.contains { $0 != nil }
  }
}
