/// The episodes in their order, found by number, code or title.
package struct EpisodeGuide: Sendable {
  /// What is built into the program.
  package static let embedded = EpisodeGuide(
    Table(.catalogue("episodes")).rows.compactMap(Episode.init))

  private let once: Once<[Episode]>

  package init(_ episodes: @autoclosure @escaping @Sendable () -> [Episode]) {
    once = Once(episodes)
  }

  package var episodes: [Episode] { once.value }

  package func episode(_ number: Int) -> Episode? { episodes.first { $0.number == number } }

  /// Episodes that a text means: "28", "3–7", "S03E07", "s3e7", "season 3", "season 1–3", or words of the title.
  package func numbers(meant text: String) -> [Int] {
    let wanted = Words(text)
    if wanted.all.count == 1, let number = Int(wanted.all[0]) {
      return episodes.filter { $0.number == number }.map(\.number)
    }
    if let range = Self.range(wanted.all[...]) {
      return episodes.map(\.number).filter(range.contains)
    }
    if wanted.all.first == "season", let range = Self.range(wanted.all.dropFirst()) {
      return episodes.filter { episode in
        Self.seasonAndEpisode(episode.code.lowercased()).map { range.contains($0[0]) } ?? false
      }.map(\.number)
    }
    if let code = Self.seasonAndEpisode(wanted.all.joined()) {
      return episodes.filter { Self.seasonAndEpisode($0.code.lowercased()) == code }
        .map(\.number)
    }
    if wanted.all.count == 2, wanted.all[0] == "season", let season = Int(wanted.all[1]) {
      return episodes.filter { Self.seasonAndEpisode($0.code.lowercased())?[0] == season }
        .map(\.number)
    }
    return episodes.filter { Words($0.name).holds(wanted) }.map(\.number)
  }

  /// From the first to the last of two numbers, in whichever order they stand.
  private static func range(_ words: ArraySlice<String>) -> ClosedRange<Int>? {
    let numbers = words.compactMap { Int($0) }
    guard words.count == 2, numbers.count == 2 else { return nil }
    return min(numbers[0], numbers[1])...max(numbers[0], numbers[1])
  }

  /// 3 and 7 for "s03e07", "s3e7" and "3x07".
  private static func seasonAndEpisode(_ text: String) -> [Int]? {
    let digits = text.hasPrefix("s") ? text.dropFirst() : text[...]
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "x" }
    guard parts.count == 2, let season = Int(parts[0]), let episode = Int(parts[1]) else {
      return nil
    }
    return [season, episode]
  }
}

extension Filter {
  /// Whether it takes episodes from one number to another: "3–7".
  package var isOfSeveralEpisodes: Bool {
    guard field == .episodes else { return false }
    let numbers = value.split(separator: "–", omittingEmptySubsequences: false).map { Int($0) }
    return numbers.count == 2 && !numbers.contains(nil)
  }
}
