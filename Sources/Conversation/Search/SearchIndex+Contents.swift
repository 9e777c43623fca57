import Catalogs

extension SearchIndex {
  /// The words of each spelling, and where each word occurs.
  struct Contents: Sendable {
    private struct Spelling: Sendable {
      let item: Int
      let words: [String]
    }

    private var items: [ItemID] = []
    private var spellings: [Spelling] = []
    private var places: [String: [Int]] = [:]
    private let vocabulary: [String]

    init(_ library: Library) {
      for catalog in CatalogID.allCases {
        for names in library[catalog].names {
          items.append(ItemID(catalog, names.key))
          for spelling in names.spellings {
            let words = Words(spelling).all
            for word in Set(words) { places[word, default: []].append(spellings.count) }
            spellings.append(Spelling(item: items.count - 1, words: words))
          }
        }
      }
      vocabulary = places.keys.sorted()
    }

    func find(_ wanted: [String], in catalog: CatalogID?) -> [ItemID] {
      let whole = common(wanted.map { places[$0] ?? [] })
      let hits = whole.isEmpty ? common(wanted.map(beginning)) : whole
      var ranks: [Int: Int] = [:]
      for hit in hits {
        let spelling = spellings[hit]
        guard catalog == nil || items[spelling.item].catalog == catalog else { continue }
        ranks[spelling.item] = min(ranks[spelling.item] ?? .max, rank(spelling.words, wanted))
      }
      return ranks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { items[$0.key] }
    }

    private func rank(_ words: [String], _ wanted: [String]) -> Int {
      if words == wanted { return 0 }
      return words.contains(wanted) ? 1 : 2
    }

    /// Spellings that occur in every list.
    private func common(_ lists: [[Int]]) -> [Int] {
      guard let shortest = lists.min(by: { $0.count < $1.count }) else { return [] }
      let sets = lists.map(Set.init)
      return shortest.filter { place in sets.allSatisfy { $0.contains(place) } }
    }

    /// Spellings with a word that begins like this one; a single letter begins too many.
    private func beginning(_ start: String) -> [Int] {
      guard start.utf8.count > 1 else { return places[start] ?? [] }
      var low = 0
      var high = vocabulary.count
      while low < high {
        let middle = (low + high) / 2
        if vocabulary[middle] < start { low = middle + 1 } else { high = middle }
      }
      let words = vocabulary[low...].prefix { $0.hasPrefix(start) }
      return Set(words.flatMap { places[$0] ?? [] }).sorted()
    }
  }
}
