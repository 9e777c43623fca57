/// The features of one monster, read from the lines below its record.
struct FeatureLines {
  /// Features by the fact that they belong to.
  private(set) var lists: [(fact: Fact, features: [Feature])] = [
    (.traits, []), (.actions, []), (.reactions, []), (.legendaryActions, []),
  ]
  /// All spells that it can cast, each once.
  private(set) var spells: [String] = []
  /// The list that the last feature went to.
  private var current: Int?

  init(_ details: Bytes) throws(Defect) {
    var rest = details
    while !rest.isEmpty {
      var fields = Fields(rest.take(to: Bytes.newline).dropFirst(1))
      guard let kind = fields.next(), let words = fields.next(), fields.isAtEnd else {
        throw .detail
      }
      try add(kind.text, words.list)
    }
  }

  private mutating func add(_ kind: String, _ parts: [Bytes]) throws(Defect) {
    switch kind {
    case "trait": try begin(0, parts)
    case "action": try begin(1, parts)
    case "reaction": try begin(2, parts)
    case "legendary": try begin(3, parts)
    case "variant":
      let variant = try Feature(parts)
      try change { $0.variants.append(variant) }
    case "casting":
      let casting = try Feature.Spellcasting(parts)
      try change { $0.spellcasting = casting }
    case "spells":
      let cast = try Feature.Spellcasting.spells(parts)
      try change { $0.spellcasting?.spells = cast }
      for spell in cast where !spells.contains(spell.name) { spells.append(spell.name) }
    default: throw .detail
    }
  }

  private mutating func begin(_ list: Int, _ parts: [Bytes]) throws(Defect) {
    lists[list].features.append(try Feature(parts))
    current = list
  }

  /// Changes the feature that was read last.
  private mutating func change(_ edit: (inout Feature) -> Void) throws(Defect) {
    guard let current, let last = lists[current].features.indices.last else { throw .detail }
    edit(&lists[current].features[last])
  }
}
