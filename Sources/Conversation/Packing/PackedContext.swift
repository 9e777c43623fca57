import Catalogs

/// What a session remembers as bytes that keep: a version, a checksum, then the state.
///
/// A list on show is kept as the query that finds it again. Bytes may come from strangers: those that are damaged, of
/// another version, or of a state that cannot be are no context.
package enum PackedContext {
  /// Counted up whenever the form of the state changes.
  private static let version: UInt8 = 7
  package static let header = 5
  /// Entries that are kept of a list which no query finds.
  private static let entries = 200

  /// What is kept of a session within this program: its state, and the reply that `again` repeats.
  struct Kept {
    var state: State
    var last: Reply?
  }

  private struct Content: Codable {
    var state: State
    /// The query whose entries are on show; nil when the state has them.
    var query: Query?
  }

  /// The bytes of a state; of one that takes more than `limit` of them only what was said last.
  static func bytes(
    _ state: State, within limit: Int = .max, entries found: (Query) -> [ItemID]
  ) -> [UInt8] {
    let bytes = bytes(state, entries: found, keeping: entries)
    guard bytes.count > limit else { return bytes }
    var recent = state
    recent.trail = Array(state.trail.suffix(5))
    recent.reasoning = Reasoning()
    recent.undoable = nil
    recent.closedQuestion = nil
    recent.question = state.question?.onlyShown
    let short = self.bytes(recent, entries: found, keeping: Page.size)
    guard short.count > limit else { return short }
    // No question is that long, nor any list of tags; somebody has tried hard.
    var least = State()
    (least.place, least.focus, least.settings) = (state.place, state.focus, state.settings)
    return self.bytes(least, entries: found, keeping: Page.size)
  }

  /// The bytes of all that is kept.
  static func bytes(_ kept: Kept, entries found: (Query) -> [ItemID]) -> [UInt8] {
    guard let packed = packed(kept.state, entries: found, keeping: entries) else { return [] }
    return sealed(packed + (kept.last.flatMap(Packing.bytes) ?? []))
  }

  private static func bytes(
    _ state: State, entries found: (Query) -> [ItemID], keeping entries: Int
  ) -> [UInt8] {
    packed(state, entries: found, keeping: entries).map(sealed) ?? []
  }

  private static func packed(
    _ state: State, entries found: (Query) -> [ItemID], keeping entries: Int
  ) -> [UInt8]? {
    var content = Content(state: state, query: nil)
    if case .list(let query, _)? = state.list, found(query) == state.shown {
      content.query = query
      content.state.shown = []
    } else {
      content.state.shown = Array(state.shown.prefix(entries))
    }
    return Packing.bytes(content)
  }

  /// A packed content with what stands before it.
  package static func sealed(_ packed: [UInt8]) -> [UInt8] { [version] + checksum(packed) + packed }

  /// The state in bytes that anybody may have made.
  static func state(_ bytes: [UInt8], entries found: (Query) -> [ItemID]) -> State? {
    guard let packed = unsealed(bytes), let content = Packing.value(Content.self, packed) else {
      return nil
    }
    return state(content, found)
  }

  /// What this program has kept; a reply with a record that is gone is not repeated.
  static func kept(
    _ bytes: [UInt8], entries found: (Query) -> [ItemID], record: @escaping (ItemID) -> Item?
  ) -> Kept? {
    guard let packed = unsealed(bytes) else { return nil }
    let source = PackedBytes(packed, record: record)
    guard let content = try? Content(from: Unpacker(source: source)),
      let state = state(content, found)
    else { return nil }
    let last = source.isAtEnd ? nil : try? Reply(from: Unpacker(source: source))
    return Kept(state: state, last: last)
  }

  private static func unsealed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > header, bytes[0] == version else { return nil }
    let packed = Array(bytes[header...])
    return Array(bytes[1..<header]) == checksum(packed) ? packed : nil
  }

  private static func state(_ content: Content, _ found: (Query) -> [ItemID]) -> State? {
    guard content.state.isPossible else { return nil }
    var state = content.state
    if let query = content.query { state.shown = found(query) }
    state.failedCommands = Array(state.failedCommands.suffix(State.mostCommands))
    return state
  }

  /// FNV-1a, 32 bits: it tells damage, not malice, and malice gets no further than a state of its own.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return (0..<4).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  }
}
