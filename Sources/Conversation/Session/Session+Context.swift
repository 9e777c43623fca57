import Catalogs

/// What a session remembers, as bytes.
extension Session {
  /// Where it is as bytes that may pass through anybody's hands, once it is at rest.
  package func packed(within limit: Int = .max) async -> [UInt8] {
    await takeTurn()
    defer { passTurn() }
    return PackedContext.bytes(state, within: limit, entries: world.indexes.entries)
  }

  /// Goes on from packed bytes; false, and a new beginning, when they are no context.
  package func restore(_ bytes: [UInt8]) -> Bool {
    begin()
    guard let state = PackedContext.state(bytes, entries: world.indexes.entries) else {
      return false
    }
    self.state = state
    return true
  }

  /// Begins anew, whatever was kept.
  package func begin() { (kept, hasLoadedContext) = (nil, true) }

  /// All that it remembers as bytes, once it is at rest; nil when nothing has been said that is
  /// worth keeping.
  package func asleep() async -> [UInt8]? {
    await takeTurn()
    defer { passTurn() }
    if let kept { return kept }
    guard last != nil || state != State() else { return nil }
    return PackedContext.bytes(
      PackedContext.Kept(state: state, last: last?.reply), entries: world.indexes.entries)
  }

  /// Remembers what it knew when it fell asleep.
  func wake() {
    guard let kept else { return }
    begin()
    hasLoadedSettings = true
    remember(kept)
  }

  /// Goes on from where the person was when the session left the memory.
  func loadContext() async {
    wake()
    guard !hasLoadedContext else { return }
    hasLoadedContext = true
    if let bytes = await world.contexts.load(key) { remember(bytes) }
  }

  private func remember(_ bytes: [UInt8]) {
    let world = world
    let kept = PackedContext.kept(bytes, entries: world.indexes.entries) { id in
      world.shelf.text(of: id)?.item ?? world.library[id]
    }
    guard let kept else { return }
    (state, last) = (kept.state, kept.last.map(Draft.init))
  }
}
