extension Library {
  /// Where the embedded data comes from, in the order of the catalogs.
  package var credits: [Credit] {
    CatalogID.allCases.map { id in
      let source = Self.source(id)
      return Credit(
        catalog: id, origin: source.origin, address: source.address, licence: source.licence,
        snapshot: source.snapshot, count: self[id].count)
    }
  }

  private static func source(
    _ id: CatalogID
  ) -> (origin: String, address: String, licence: String, snapshot: CalendarDay) {
    switch id {
    case .fish:
      (
        "NOAA FishWatch", "https://www.fishwatch.gov",
        "public domain, a work of the U.S. government",
        CalendarDay(year: 2021, month: 1, day: 6)
      )
    case .monsters:
      (
        "System Reference Document 5.1 by Wizards of the Coast, through the D&D 5e API",
        "https://www.dnd5eapi.co", "OGL 1.0a; also CC-BY-4.0",
        CalendarDay(year: 2026, month: 11, day: 30)
      )
    case .characters:
      (
        "The Rick and Morty API", "https://rickandmortyapi.com",
        "BSD-3-Clause for the API; names belong to their owners",
        CalendarDay(year: 2025, month: 10, day: 5)
      )
    case .comics:
      (
        "xkcd by Randall Munroe", "https://xkcd.com", "CC BY-NC 2.5",
        CalendarDay(year: 2026, month: 8, day: 22)
      )
    }
  }
}
