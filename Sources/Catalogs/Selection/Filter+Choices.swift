/// A tag and those of which any will do in its place.
extension Filter {
  /// Tags of which one must fit; nil when there is none.
  package init?(anyOf choices: [Filter]) {
    guard let first = choices.first else { return nil }
    self.init(first.field, first.comparison, first.value, or: Array(choices.dropFirst()))
  }

  /// Filters of one sentence, those that no record could meet all as one that takes any of them: clams and oysters.
  package static func together(_ filters: [Filter]) -> [Filter] {
    var together: [Filter] = []
    for filter in filters {
      let rival = together.firstIndex { $0.excludes(filter) }
      if let rival, let either = Filter(anyOf: together[rival].choices + filter.choices) {
        together[rival] = either
      } else {
        together.append(filter)
      }
    }
    return together
  }

  /// Whether both want another value of a fact of which a record has no two: nothing goes by two names, or is of two types.
  private func excludes(_ other: Filter) -> Bool {
    (choices + other.choices).allSatisfy { $0.comparison == .is && $0.field == field }
      && (isSingle || field == .name)
  }

  /// Itself without the others, then the others.
  package var choices: [Filter] {
    others.isEmpty ? [self] : [Filter(field, comparison, value)] + others
  }

  /// The facts that it looks at.
  package var fields: Set<Fact> { Set(choices.map(\.field)) }

  /// Whether it is a single `is`: those on one fact add up.
  package var isPlain: Bool { comparison == .is && others.isEmpty }
}

extension Filter {
  /// So many tags at most say what alternatives come to.
  private static let mostClauses = 64

  /// Tags that fit exactly what one of several alternatives fits, each of them some tags that must all fit.
  ///
  /// Nil when they would be too many.
  package static func tags(anyOf alternatives: [[Filter]]) -> [Filter]? {
    var clauses: [[Filter]] = [[]]
    for alternative in alternatives {
      var longer: [[Filter]] = []
      for clause in clauses {
        for tag in alternative {
          let more = tag.choices.filter { !clause.contains($0) }
          if longer.count == mostClauses { return nil }
          longer.append(clause + more)
        }
      }
      clauses = longer
    }
    return shortest(clauses).compactMap(Filter.init(anyOf:))
  }

  /// Clauses that do not follow from others: what fits "undead" fits "undead or evil".
  private static func shortest(_ clauses: [[Filter]]) -> [[Filter]] {
    let sets = clauses.map(Set.init)
    return clauses.indices.filter { index in
      !sets.indices.contains { other in
        sets[other].isStrictSubset(of: sets[index]) || (other < index && sets[other] == sets[index])
      }
    }.map { clauses[$0] }
  }
}
