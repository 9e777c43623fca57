/// Where a service is asked: its base address, which may hold a path.
package struct ServiceBase: Hashable, Sendable {
  package let catalog: CatalogID
  package let address: WebAddress

  /// Takes an address; nil when it is none over http or https, or holds a query.
  package init?(_ catalog: CatalogID, _ text: String) {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    guard !text.contains("?"), !text.contains("#"), let address = WebAddress(text) else {
      return nil
    }
    self.catalog = catalog
    self.address = address
  }

  /// The address that is known to Curio.
  package static func standard(_ catalog: CatalogID) -> String {
    switch catalog {
    case .fish: "https://www.fishwatch.gov"
    case .monsters: "https://www.dnd5eapi.co"
    case .characters: "https://rickandmortyapi.com"
    case .comics: "https://xkcd.com"
    }
  }

  /// The address of a path below the base; a base that names the whole way already is enough.
  func url(_ path: String) -> String {
    let ends = ["/graphql/2014", "/graphql", "/api/species"]
    if let end = ends.first(where: address.path.hasSuffix) {
      let start = path.hasPrefix("/graphql") ? "/graphql" : end
      if start == "/graphql", end.hasPrefix(start) { return address.text }
      if path.hasPrefix(end) { return address.text + path.dropFirst(end.count) }
    }
    return address.text + path
  }
}
