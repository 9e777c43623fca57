/// Something that a service can be asked for.
package enum Wanted: Hashable, Sendable {
  /// All fish: the service knows no pages.
  case allFish
  /// One fish by slug.
  case fish(String)
  /// Twenty monsters in the order of their names, from a place counted from 0.
  case monsters(skip: Int)
  /// One monster by index, with its prose.
  case monster(String)
  /// The prose of several monsters by index, which no list has, in one answer.
  case monsterProse([String])
  /// Twenty characters whose names hold a text, or of all; pages count from 1.
  case characters(page: Int, name: String? = nil)
  /// One character by number.
  case character(Int)
  case latestComic
  case comic(Int)

  /// Whether it comes as whole records, and not as something that completes those that are kept.
  package var isOfRecords: Bool {
    if case .monsterProse = self { false } else { true }
  }

  package var catalog: CatalogID {
    switch self {
    case .allFish, .fish: .fish
    case .monsters, .monster, .monsterProse: .monsters
    case .characters, .character: .characters
    case .latestComic, .comic: .comics
    }
  }
}
