package import Catalogs

/// How far the catalogs reach, for those who ask for what is in none of them.
package struct Reach: Hashable, Codable, Sendable {
  package let fish: Int
  /// The code of the last episode that characters are known from, such as "S05E10".
  package let lastEpisode: String
  package let lastComic: Int

  package init(fish: Int, lastEpisode: String, lastComic: Int) {
    self.fish = fish
    self.lastEpisode = lastEpisode
    self.lastComic = lastComic
  }

  package init(_ library: Library) {
    self.init(
      fish: library[.fish].count, lastEpisode: library.episodes.last?.code ?? "",
      lastComic: library[.comics].numbers?.upperBound ?? 0)
  }
}
