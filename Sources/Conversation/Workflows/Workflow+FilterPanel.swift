import Catalogs

/// The panel of tags that a catalog can be narrowed by.
extension Workflow {
  /// Without a catalog, the one in view; with none in view, the first that has tags on, else the characters.
  func showFilters(_ catalog: CatalogID?) -> [Action] {
    let asked = catalog ?? state.catalogInView
    let shown = asked ?? state.filtered.first ?? .characters
    return [.filtering(.panelShown(panel(of: shown), asked: asked != nil))]
  }

  private func panel(of catalog: CatalogID) -> FilterPanel {
    let on = state.filters(on: catalog)
    let tags = FilterPanel.tags(of: catalog, in: library)
    let choices = tags.map { tag in
      FilterPanel.Choice(
        filter: tag, isOn: on.contains { $0.isSame(as: tag) },
        count: library[catalog].positions(Query(catalog, filters: [tag])).count)
    }
    let others = on.filter { filter in !tags.contains { $0.isSame(as: filter) } }
    return FilterPanel(catalog: catalog, choices: choices, others: others)
  }
}

extension FilterPanel {
  /// The two names lead, as in the app that the panel is modelled on; then the words the catalog's records use.
  static func tags(of catalog: CatalogID, in library: Library) -> [Filter] {
    let names: [Filter] =
      catalog == .characters ? [Filter(.name, .is, "Rick"), Filter(.name, .is, "Morty")] : []
    let others = fields(of: catalog).flatMap { field in
      words(of: field, in: library[catalog]).map { Filter(field, .is, $0) }
    }
    return (names + others).reduce(into: []) { tags, tag in
      // "unknown" is a status, a gender and a species; only the first can be told by its word.
      if !tags.contains(where: { $0.value == tag.value }) { tags.append(tag) }
    }
  }

  /// Years come newest first, words by how often they occur.
  private static func words(of field: Fact, in catalog: Catalog) -> [String] {
    let values = catalog.values(of: field).map(\.value)
    return field == .year ? values.sorted(by: >) : values
  }

  private static func fields(of catalog: CatalogID) -> [Fact] {
    switch catalog {
    case .fish: [.harvest, .region]
    case .monsters: [.size, .type]
    case .characters: [.status, .gender, .species]
    case .comics: [.year]
    }
  }
}
