/// An intent as the matcher sees it: what it says, its conditions, and what its `does` line wants, in numbers.
struct IntentInfo: Sendable {
  /// A slot that must be filled, by the sentence or by the context.
  struct Wanted: Sendable {
    /// The slot's number, or −1 when no template fills it.
    let slot: Int32
    /// The list it takes things from, or −1.
    let list: Int32
  }

  let name: String
  let topic: String
  let location: SourceLocation
  let does: [DoesWord]
  /// Its telling words, as they are explained.
  let words: String
  /// A sentence that shows what it is for.
  let example: String?
  /// Numbers of circumstances, one of which must hold; none when it holds always.
  let circumstances: [Int]
  /// Numbers of circumstances; where none of them holds and something else is spoken of, it costs more.
  let near: [Int]
  let wanted: [Wanted]
  /// The names of the wanted slots.
  let names: [String]
}

extension IntentInfo: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(word: name)
    bytes.add(word: topic)
    location.freeze(into: &bytes)
    does.freeze(into: &bytes)
    words.freeze(into: &bytes)
    (example.map { [$0] } ?? []).freeze(into: &bytes)
    circumstances.freeze(into: &bytes)
    near.freeze(into: &bytes)
    bytes.add(wanted)
    names.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    name = try bytes.word()
    topic = try bytes.word()
    location = try SourceLocation(thawing: &bytes)
    does = try [DoesWord](thawing: &bytes)
    words = try String(thawing: &bytes)
    example = try [String](thawing: &bytes).first
    circumstances = try [Int](thawing: &bytes)
    near = try [Int](thawing: &bytes)
    wanted = try bytes.values()
    names = try [String](thawing: &bytes)
  }
}
