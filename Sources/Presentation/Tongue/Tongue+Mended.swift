import Catalogs
import Conversation

// What is alike in every language about words that were mended.
extension Tongue {
  /// What was understood, as a person says it: a name as it is, a fact, an order or a value in words of the language.
  func mended(_ value: String) -> String {
    if let catalog = CatalogID(rawValue: value) { return noun(catalog, plural: true) }
    if let measure = Measure(rawValue: value) { return word(for: measure) }
    // "challenge.desc" is an order by a fact.
    let name = String(value.prefix { $0 != "." })
    if let fact = Fact.named(name) { return inSentence(fact, in: .monsters) }
    // A capital begins names; of the values, only these have one.
    let isName = value != value.lowercased()
    for catalog in CatalogID.allCases {
      for fact in isName ? MendedValues.factsOfNames[catalog] ?? [] : Fact.allCases {
        let term = term(value, of: fact, in: catalog)
        if term != value { return term }
      }
    }
    return value
  }

  /// All that was mended, in one line.
  func mended(_ values: [String]) -> [String] { values.map(mended) }
}

private enum MendedValues {
  /// The facts whose values are written like names.
  static let factsOfNames: [CatalogID: [Fact]] = [
    .fish: [.harvest, .region, .location],
    .characters: [.status, .species, .gender, .location],
  ]
}
