/// Things filed under words; what stands under a word keeps the order in which it was added, and is named once.
struct WordIndex<Item: Equatable & Sendable & BitwiseCopyable>: Sendable {
  private var starts: [Int32] = []
  private var items: [Item] = []

  /// What is filed, as it is collected.
  struct Entry: Sendable {
    let word: Int32
    let item: Item
  }

  init(_ entries: [Entry], wordCount: Int) {
    let (order, begins) = Self.sorted(entries, wordCount)
    starts.reserveCapacity(wordCount + 1)
    items.reserveCapacity(entries.count)
    for word in 0..<wordCount {
      starts.append(Int32(items.count))
      for place in begins[word]..<begins[word + 1] {
        let item = entries[Int(order[Int(place)])].item
        let isFirst = items.count == Int(starts[word])
        if isFirst || items.last != item { items.append(item) }
      }
    }
    starts.append(Int32(items.count))
  }

  /// The places of the entries in the order of their words, and where each word's begin.
  private static func sorted(_ entries: [Entry], _ wordCount: Int) -> ([Int32], [Int32]) {
    var begins = [Int32](repeating: 0, count: wordCount + 1)
    for entry in entries { begins[Int(entry.word) + 1] += 1 }
    for word in 0..<wordCount { begins[word + 1] += begins[word] }
    var next = begins
    var order = [Int32](repeating: 0, count: entries.count)
    for (index, entry) in entries.enumerated() {
      order[Int(next[Int(entry.word)])] = Int32(index)
      next[Int(entry.word)] += 1
    }
    return (order, begins)
  }

  subscript(word: Int32) -> ArraySlice<Item> {
    items[Int(starts[Int(word)])..<Int(starts[Int(word) + 1])]
  }
}

extension WordIndex: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(starts)
    bytes.add(items)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    starts = try bytes.values()
    items = try bytes.values()
  }
}
