package import Catalogs

/// A command as the json wire tells it: a verb, and what applies of the rest.
package struct CommandRecord: Hashable, Sendable {
  package var verb: CommandVerb
  package var catalog: CatalogID?
  /// Keys within the catalog; when items of several catalogs meet, each is written `catalog/key`
  /// and no catalog is named.
  package var items: [String] = []
  package var fact: Fact?
  package var filters: [Filter] = []
  package var sort: Query.Sort?
  package var number: Int?
  /// What a person asked for in words of their own.
  package var text: String?
  /// One of a few words that tell variants of a verb apart.
  package var value: String?

  package init(do verb: CommandVerb, _ catalog: CatalogID? = nil) {
    self.verb = verb
    self.catalog = catalog
  }

  init(
    do verb: CommandVerb, _ items: [ItemID], fact: Fact? = nil, value: String? = nil
  ) {
    let catalogs = Set(items.map(\.catalog))
    self.init(do: verb, catalogs.count == 1 ? items.first?.catalog : nil)
    self.items = items.map { catalogs.count == 1 ? $0.key : "\($0.catalog.rawValue)/\($0.key)" }
    self.fact = fact
    self.value = value
  }

  init(do verb: CommandVerb, value: String? = nil, number: Int? = nil, text: String? = nil) {
    self.init(do: verb)
    self.value = value
    self.number = number
    self.text = text
  }
}
