import Catalogs

extension SearchIndex {
  /// The words of each spelling, and where each word occurs.
  struct Contents: Sendable {
    private struct Spelling: Sendable {
      /// The position of the item that is spelled like this.
      let item: Int
      let words: [String]
    }

    private var items: [ItemID] = []
    private var spellings: [Spelling] = []
    /// Positions of spellings by word, ascending.
    private var places: [String: [Int]] = [:]
    /// The same by the stems of their words, so that "cats" finds "cat" and the other way round.
    private var stems: [String: [Int]] = [:]
    private let vocabulary: [String]

    init(_ library: Library) {
      for catalog in CatalogID.allCases {
        for names in library[catalog].names {
          items.append(ItemID(catalog, names.key))
          for spelling in names.spellings {
            let words = Words(spelling).all
            for word in words where places[word]?.last != spellings.count {
              places[word, default: []].append(spellings.count)
            }
            for stem in words.map(Stem.of) where stems[stem]?.last != spellings.count {
              stems[stem, default: []].append(spellings.count)
            }
            spellings.append(Spelling(item: items.count - 1, words: words))
          }
        }
      }
      vocabulary = places.keys.sorted()
    }

    func find(_ wanted: [String], in catalog: CatalogID?) -> [ItemID] {
      let whole = common(wanted.map { stems[Stem.of($0)] ?? [] })
      let hits = whole.isEmpty ? common(wanted.map(beginning)) : whole
      var ranked: [[Int]] = [[], [], [], []]
      var best: (item: Int, rank: Int)?
      // Spellings of one item follow each other; the best of them counts.
      for hit in hits {
        let spelling = spellings[hit]
        guard catalog == nil || items[spelling.item].catalog == catalog else { continue }
        let rank = rank(spelling.words, wanted)
        if let last = best, last.item != spelling.item {
          ranked[last.rank].append(last.item)
          best = nil
        }
        best = (spelling.item, min(rank, best?.rank ?? rank))
      }
      if let best { ranked[best.rank].append(best.item) }
      return ranked.joined().map { items[$0] }
    }

    /// The whole name, the words in a row, the words anywhere, or other forms of them.
    private func rank(_ words: [String], _ wanted: [String]) -> Int {
      if words == wanted { return 0 }
      if words.contains(wanted) { return 1 }
      return wanted.allSatisfy { words.contains($0) } ? 2 : 3
    }

    /// Spellings that occur in every list, ascending.
    private func common(_ lists: [[Int]]) -> [Int] {
      guard var shared = lists.first else { return [] }
      for list in lists.dropFirst() {
        let others = Set(list)
        shared.removeAll { !others.contains($0) }
      }
      return shared
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
