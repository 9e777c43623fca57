import Catalogs
import Conversation

extension English {
  /// A few facts are enough to show what kind of question has an answer.
  private static let factsNamed = 6

  func factForeign(_ fact: Fact, _ item: Item, _ askable: [Fact]) -> String {
    let catalog = item.id.catalog
    let opening = "A \(noun(catalog, plural: false)) has no \(inSentence(fact, in: catalog))."
    let facts = askable.prefix(Self.factsNamed).map { inSentence($0, in: catalog) }
    return facts.isEmpty ? opening : opening + " Of \(item.name) you can ask the \(joined(facts))."
  }

  func incomparable(_ items: [Item], _ fact: Fact?, _ shared: [Fact]) -> String {
    guard let catalog = items.first?.id.catalog else { return missing(.comparison) }
    if items.allSatisfy({ $0.id.catalog == catalog }) {
      let by = fact.map { " by \(inSentence($0, in: catalog))" } ?? ""
      return "\(capitalized(noun(catalog, plural: true))) cannot be compared\(by)."
    }
    let kinds = items.map { "\($0.name) is a \(noun($0.id.catalog, plural: false))" }
    let facts = joined(shared.map { inSentence($0, in: catalog) })
    return facts.isEmpty
      ? "\(joined(kinds)), so there is nothing to compare."
      : "\(joined(kinds)); they only compare by \(facts)."
  }

  func noPicture(_ item: Item) -> String {
    item.id.catalog == .comics
      ? "\(item.name) has no single picture; its page shows it."
      : "There is no picture of \(item.name)."
  }

  func caught(_ fish: Item) -> String {
    let scientific = written(.scientificName, of: fish).map { " (\($0))" } ?? ""
    return "You have caught \(fish.name)\(scientific). “show it” tells you more."
  }
}
