/// Values that one record must have at once: what can swim and fly does both.
extension Filter {
  /// Stands between the values of such a filter.
  package static let both = " + "

  /// Facts of which a record may have several, so that "and" between two of them means both.
  private static let manifold: Set<Fact> = [
    .speed, .senses, .languages, .skills, .saves, .resistances, .immunities,
    .conditionImmunities, .vulnerabilities, .traits, .actions, .reactions, .legendaryActions,
    .spells, .taste, .texture, .gear,
  ]

  /// Facts of which a record has one value alone, so that one that is wanted refuses all others.
  private static let single: Set<Fact> = [.type, .species, .status, .gender, .size]

  /// Whether it is on a fact of which a record has one value alone.
  package var isSingle: Bool { Self.single.contains(field) }

  /// Whether this asks the same of a record as another one: how fast something is does not ask how it moves.
  package func asksTheSame(as other: Filter) -> Bool {
    guard !fields.isDisjoint(with: other.fields) else { return false }
    return !isManifold || isBound == other.isBound
  }

  /// Whether it is on a fact of which a record may have several.
  package var isManifold: Bool { Self.manifold.contains(field) }

  private var isBound: Bool { comparison != .is && comparison != .not }

  private var mayHaveParts: Bool { isPlain && isManifold }

  /// The filters that must all fit, one for each value; itself when it has only one.
  package var parts: [Filter] {
    guard isPlain else { return [self] }
    let values = value.split(separator: Self.both)
    return values.count < 2 ? [self] : values.map { Filter(field, comparison, String($0)) }
  }

  /// A filter that takes what all these take; nil when nothing is left of them.
  package init?(all parts: [Filter]) {
    guard let first = parts.first else { return nil }
    self.init(
      first.field, first.comparison, parts.map(\.value).joined(separator: Self.both))
  }

  /// Filters of one sentence, those that may be met at once joined into one.
  package static func joined(_ filters: [Filter]) -> [Filter] {
    var joined: [Filter] = []
    for filter in filters {
      let same = joined.firstIndex {
        $0.mayHaveParts && $0.field == filter.field && filter.mayHaveParts && !$0.standsAlone
          && !filter.standsAlone
      }
      if let same, let both = Filter(all: joined[same].parts + filter.parts) {
        joined[same] = both
      } else {
        joined.append(filter)
      }
    }
    return joined
  }

  /// Whether its value is a number, of which there is only one, or any at all.
  private var standsAlone: Bool { Double(value) != nil || value.lowercased() == Condition.any }
}
