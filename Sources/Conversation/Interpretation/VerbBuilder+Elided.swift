import Catalogs
import Language

/// Values whose fact is left unsaid: "immune to fire but not cold", "and to poison".
extension VerbBuilder {
  /// The facts that a list of terms has values of.
  private static let facts: [String: Set<Fact>] = [
    "damageTerm": [.resistances, .immunities, .vulnerabilities],
    "conditionTerm": [.conditionImmunities, .immunities],
    "tongueTerm": [.languages],
    "gearTerm": [.gear],
    "skillTerm": [.skills],
  ]

  /// The fact that a value goes on with: of what was said before in the sentence, else of the group that is spoken of.
  func elidedFact(_ slot: Slot, after said: [Filter]) -> Fact? {
    guard let fitting = Self.facts[slot.list] else { return nil }
    let group = catalog.map { opened($0) ?? state.filters(on: $0) } ?? []
    let fact = (group + said).last { fitting.contains($0.field) }?.field
    // Who is immune to fire may be immune to being charmed, which is a fact of its own.
    return fact != nil && slot.list == "conditionTerm" ? .conditionImmunities : fact
  }

  /// Whether a value goes on with a fact that nobody spoke of.
  var isOrphaned: Bool {
    guard builder.leaves.contains(where: { $0.name == "elided" }) else { return false }
    var said: [Filter] = []
    for slot in builder.reading.slots {
      for leaf in slot.leaves {
        if leaf.name == "elided" {
          if elidedFact(leaf, after: said) == nil { return true }
        } else if let fact = Fact.named(leaf.name) {
          said.append(Filter(fact, .is, leaf.single ?? ""))
        }
      }
    }
    return false
  }

  /// Kinds of fish by the words that their names have in common: "shellfish" is crabs, shrimps and the like.
  func family(_ words: String, _ comparison: Filter.Comparison) -> [Filter] {
    let tags = words.split(separator: " ").map { Filter(.name, comparison, String($0)) }
    return comparison == .not ? tags : Filter(anyOf: tags).map { [$0] } ?? []
  }
}
