import Catalogs

extension Wanted {
  /// The name of the part of a catalog that this is; nil for a single record or the result of a search.
  var part: String? {
    switch self {
    case .allFish: "all"
    case .monsters(let skip): "from \(skip)"
    case .characters(let page, nil): "page \(page)"
    default: nil
    }
  }

  /// The name under which the answer to it is kept; nil for what anybody can make up without end.
  var name: String? {
    switch self {
    case .allFish, .monsters, .characters(_, nil): part
    case .latestComic: "latest"
    case .fish(let slug): "one \(slug)"
    case .monster(let index): "one \(index)"
    case .character(let number), .comic(let number): "one \(number)"
    case .characters, .monsterProse: nil
    }
  }

  /// What the operator is told that it is.
  var label: String {
    switch self {
    case .comic(let number): "\(number)"
    case .monsterProse(let indexes): "prose from \(indexes.first ?? "") to \(indexes.last ?? "")"
    default: part ?? "\(self)"
    }
  }
}
