/// One of the four catalogs that Curio answers from.
package enum CatalogID: String, CaseIterable, Codable, Hashable, Sendable {
  case fish, monsters, characters, comics
}
