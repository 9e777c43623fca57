import Catalogs

extension CatalogID {
  /// One record of the catalog, without an article.
  var one: String {
    switch self {
    case .fish: "fish"
    case .monsters: "monster"
    case .characters: "character"
    case .comics: "comic"
    }
  }

  /// Records of the catalog.
  var many: String { rawValue }

  /// One or many, by a number.
  func counted(_ number: Int) -> String { "\(number) \(number == 1 ? one : many)" }
}

extension EnglishSentences {
  /// "a", "a and b", "a, b and c".
  static func list(_ parts: [String], _ conjunction: String = "and") -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  static func quoted(_ parts: [String]) -> [String] { parts.map { "“\($0)”" } }
}
