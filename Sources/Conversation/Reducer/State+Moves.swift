import Catalogs

/// The moves that the reducers share.
extension State {
  /// Places that `back` remembers.
  static let trailLimit = 50

  /// Goes to a place and leaves the one before on the trail.
  mutating func move(to next: Place) {
    guard next != place else { return }
    trail.append(place)
    if trail.count > State.trailLimit { trail.removeFirst(trail.count - State.trailLimit) }
    place = next
  }

  /// Makes an item the one that "it" means, and forgets the one of its catalog before it.
  mutating func bringIntoFocus(_ id: ItemID) {
    if recent.first != id { noteRecent(id) }
    guard focus.first != id else { return }
    focus.removeAll { $0.catalog == id.catalog }
    focus.insert(id, at: 0)
  }

  /// So many are remembered as spoken of lately: more cannot be compared.
  static let recentLimit = 5

  private mutating func noteRecent(_ id: ItemID) {
    recent.removeAll { $0 == id }
    recent.insert(id, at: 0)
    if recent.count > State.recentLimit { recent.removeLast() }
  }
}
