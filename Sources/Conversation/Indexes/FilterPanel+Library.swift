import Catalogs

extension FilterPanel {
  /// The tags of a catalog with what each would leave, none on.
  init(of catalog: CatalogID, in library: Library) {
    let choices = FilterPanel.tags(of: library[catalog]).map { tag in
      Choice(
        filter: tag, isOn: false,
        count: library[catalog].positions(Query(catalog, filters: [tag])).count)
    }
    self.init(catalog: catalog, choices: choices)
  }

  /// The two names lead, as in the app that the panel is modelled on; then the words the catalog's records use.
  private static func tags(of catalog: Catalog) -> [Filter] {
    let names: [Filter] =
      catalog.id == .characters ? [Filter(.name, .is, "Rick"), Filter(.name, .is, "Morty")] : []
    let others = fields(of: catalog.id).flatMap { field in
      words(of: field, in: catalog).map { Filter(field, .is, $0) }
    }
    return (names + others).reduce(into: []) { tags, tag in
      // "unknown" is a status, a gender and a species; only the first can be told by its word.
      if !tags.contains(where: { $0.value == tag.value }) { tags.append(tag) }
    }
  }

  private static func fields(of catalog: CatalogID) -> [Fact] {
    switch catalog {
    case .fish: [.harvest, .region]
    case .monsters: [.size, .type]
    case .characters: [.status, .gender, .species]
    case .comics: [.year]
    }
  }

  /// Years come newest first, words by how often they occur.
  private static func words(of field: Fact, in catalog: Catalog) -> [String] {
    let values = catalog.values(of: field).map(\.value)
    return field == .year ? values.sorted(by: >) : values
  }
}
