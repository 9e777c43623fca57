/// The direction of a step; for comics next is the older one.
enum Step: Hashable, Sendable {
  case next, previous

  var end: End { self == .next ? .last : .first }
}
