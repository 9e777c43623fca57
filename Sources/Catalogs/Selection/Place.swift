/// Places by the names that they and their parts go by.
struct Place: Sendable {
  /// The facts that hold places.
  static let fields: [Fact] = [.location, .region, .source, .origin]

  /// The names of the place and of what is part of it.
  private let names: [Words]
  /// Places of their own that are named after it.
  private let others: [Words]

  init(_ name: Words) {
    names = [name] + (Self.parts.first { $0.whole == name }?.parts ?? [])
    others = Self.namesakes.first { $0.name == name }?.others ?? []
  }

  /// Whether something is at this place that is said to be at another one.
  func holds(_ place: Words) -> Bool {
    names.contains { place.holds($0) } && !others.contains(place)
  }

  /// An ocean is also where its coasts and islands are said to be.
  private static let parts: [(whole: Words, parts: [Words])] = [
    (Words("Pacific Ocean"), ["Pacific", "West Coast"].map(Words.init)),
    (Words("Atlantic Ocean"), [Words("Atlantic")]),
    (Words("Mexico"), [Words("Baja California")]),
  ]

  private static let namesakes: [(name: Words, others: [Words])] = [
    (Words("Mexico"), [Words("Gulf of Mexico")])
  ]
}
