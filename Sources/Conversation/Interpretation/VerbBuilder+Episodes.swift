import Catalogs
import Language

/// Episodes by their numbers.
extension VerbBuilder {
  /// Episodes or seasons from one to another.
  static func episodes(
    from first: String, _ parts: [Slot], _ comparison: Filter.Comparison
  ) -> [Filter] {
    if let last = parts.first(where: { $0.name == "lastEpisode" })?.single {
      return [Filter(.episodes, comparison, "\(first)–\(last)")]
    }
    guard let last = parts.first(where: { $0.name == "lastSeason" })?.single else { return [] }
    return [Filter(.episodes, comparison, "season \(first)–\(last)")]
  }

  func episodeCode(_ number: String, in slots: [Slot]) -> String {
    let season = slots.first { $0.name == "season" }?.single ?? ""
    return "S\(Self.padded(season))E\(Self.padded(number))"
  }
}
