/// One record of a catalog: a name, and the facts that are known of it.
///
/// A fact that is missing is simply absent; nothing is made up in its place.
package struct Item: Hashable, Sendable {
  package let id: ItemID
  package let name: String
  /// All facts but the name.
  package var facts: Facts

  package init(id: ItemID, name: String, facts: Facts) {
    self.id = id
    self.name = name
    self.facts = facts
  }

  package subscript(fact: Fact) -> FactValue? { fact == .name ? .text(name) : facts[fact] }
}
