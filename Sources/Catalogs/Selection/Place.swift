/// Places by the names that they and their parts go by.
enum Place {
  /// The facts that hold places.
  static let fields: [Fact] = [.location, .region, .source, .origin]

  /// An ocean is also where its shores and islands are said to be.
  private static let parts: [(whole: Words, parts: [Words])] = [
    (Words("Pacific Ocean"), ["Pacific", "West Coast"].map(Words.init)),
    (Words("Atlantic Ocean"), [Words("Atlantic")]),
  ]

  /// A place and the names of its parts.
  static func names(of place: Words) -> [Words] {
    [place] + (parts.first { $0.whole == place }?.parts ?? [])
  }
}

extension Words {
  /// Whether a place of this name is at the other place: Mexico is, the Gulf of Mexico is a place of its own.
  func isAt(_ place: Words) -> Bool {
    guard holds(place) else { return false }
    guard let first = all.firstIndex(of: place.all[0]), first > 0 else { return true }
    return all[first - 1] != "of"
  }
}
