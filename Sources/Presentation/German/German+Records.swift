import Catalogs
import Conversation

extension German {
  /// A few facts are enough to show what kind of question has an answer.
  private static let factsNamed = 6

  func factForeign(_ fact: Fact, _ item: Item, _ askable: [Fact]) -> String {
    let catalog = item.id.catalog
    let opening = "\(indefinite(catalog)) hat \(noun(of: fact, in: catalog).none)."
    let facts = askable.prefix(Self.factsNamed).map { noun(of: $0, in: catalog).dative }
    return facts.isEmpty
      ? opening : opening + " Bei \(item.name) kannst du nach \(joined(facts)) fragen."
  }

  func incomparable(_ items: [Item], _ fact: Fact?, _ shared: [Fact]) -> String {
    guard let catalog = items.first?.id.catalog else { return missing(.comparison) }
    if items.allSatisfy({ $0.id.catalog == catalog }) {
      let by = fact.map { " nach \(noun(of: $0, in: catalog).dative)" } ?? ""
      return "\(noun(catalog, plural: true)) lassen sich\(by) nicht vergleichen."
    }
    let kinds = items.map { item in
      let article = item.id.catalog == .characters ? "eine" : "ein"
      return "\(item.name) ist \(article) \(noun(item.id.catalog, plural: false))"
    }
    let facts = joined(shared.map { noun(of: $0, in: catalog).dative })
    return facts.isEmpty
      ? "\(joined(kinds)), da gibt es nichts zu vergleichen."
      : "\(joined(kinds)); vergleichen lassen sie sich nur nach \(facts)."
  }

  func noPicture(_ item: Item) -> String {
    item.id.catalog == .comics
      ? "\(item.name) hat kein einzelnes Bild; die Seite des Comics zeigt es."
      : "Von \(item.name) gibt es kein Bild."
  }

  func caught(_ fish: Item) -> String {
    let scientific = written(.scientificName, of: fish).map { " (\($0))" } ?? ""
    return "Du hast etwas gefangen: \(fish.name)\(scientific). „Zeig es“ sagt dir mehr."
  }
}
