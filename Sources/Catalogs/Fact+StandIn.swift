extension Fact {
  /// Facts that answer nearly the same question, for records that lack the fact itself.
  ///
  /// Where a fish lives is told by its places, its regions or where it is landed, while no prose on its habitat is at hand.
  package var standIns: [Fact] {
    switch self {
    case .habitat: [.location, .region, .source]
    case .location: [.region, .source]
    case .availability: [.season]
    case .season: [.availability]
    case .size: [.weight]
    default: []
    }
  }
}
