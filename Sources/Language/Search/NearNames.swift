/// Finds names that look like words nobody knows, to offer them.
struct NearNames: Sendable {
  /// A name as it is first spelt.
  private struct Name: Sendable {
    let list: Int32
    let entry: Int32
    /// Where its letters end; they begin where those of the name before it end.
    let end: Int32
    let mask: UInt32
  }

  private var names: [Name] = []
  private var letters: [UInt8] = []

  /// Adds a thing's name; further spellings of the same thing are left out.
  mutating func add(_ spelling: [UInt8], list: Int, entry: Int) {
    if let last = names.last, last.list == list, last.entry == entry { return }
    letters.append(contentsOf: spelling)
    names.append(
      Name(
        list: Int32(list), entry: Int32(entry), end: Int32(letters.count),
        mask: WordParts.mask(spelling[...])))
  }

  /// At most three; a name is near when a few of its letters differ, or a word begins alike; when it must be `close`, only
  /// when it may well be the same word.
  func names(
    near words: String, in lists: [String]?, close: Bool = false, _ compiled: Compiled
  ) -> [(list: String, value: String)] {
    let typed = Tokenizer.tokenize(words).letters
    guard !typed.isEmpty else { return [] }
    let wanted = compiled.lists.indices.map { list in
      lists?.contains(compiled.lists[list].name) ?? !compiled.lists[list].isLate
    }
    var best: [(score: Int, index: Int)] = []
    let probe = Probe(typed)
    var start = 0
    for (index, name) in names.enumerated() {
      let range = start..<Int(name.end)
      start = range.upperBound
      guard wanted[Int(name.list)],
        let score = close
          ? probe.closeness(letters[range]) : probe.score(letters[range], name.mask)
      else { continue }
      if best.count == 3, best[2].score <= score { continue }
      let place = best.firstIndex { $0.score > score } ?? best.count
      best.insert((score, index), at: place)
      if best.count > 3 { best.removeLast() }
    }
    return best.map { item in
      let list = compiled.lists[Int(names[item.index].list)]
      return (list.name, list.values[Int(names[item.index].entry)])
    }
  }
}

extension NearNames {
  /// The words that names are held against.
  private struct Probe {
    let typed: [UInt8]
    let mask: UInt32
    let edits: Int

    init(_ typed: [UInt8]) {
      self.typed = typed
      mask = WordParts.mask(typed[...])
      edits = typed.count < 6 ? 1 : typed.count < 9 ? 2 : 3
    }

    /// How far a name is; nil when it is not near.
    func score(_ name: ArraySlice<UInt8>, _ nameMask: UInt32) -> Int? {
      let longer = abs(typed.count - name.count)
      let shared = shared(name)
      // A short word whose beginning is right may be further off.
      let edits = shared >= 2 ? max(edits, 2) : edits
      guard longer <= edits + 2 || shared >= 3 else { return nil }
      let bonus = shared >= 3 ? shared * 6 : 0
      // A cheap edit costs a little less than a plain one, so a few more of them may fit.
      let most = 2 * (edits * EditDistance.plain / EditDistance.slip)
      if longer <= edits, (mask ^ nameMask).nonzeroBitCount <= most,
        let cost = EditDistance.cost(typed[...], name, edits: edits)
      {
        return cost - bonus
      }
      return shared >= 4 ? 100 - bonus + longer : nil
    }

    /// How far a name is that begins with the same letter and has nearly the same others; letters that were left out are forgiven.
    func closeness(_ name: ArraySlice<UInt8>) -> Int? {
      let longer = name.count - typed.count
      guard typed.count >= 5, typed[0] == name.first, abs(longer) <= 2 else { return nil }
      let edits = typed.count < 6 && longer != 2 ? 1 : 2
      return EditDistance.cost(typed[...], name, edits: edits)
    }

    private func shared(_ name: ArraySlice<UInt8>) -> Int {
      var shared = 0
      while shared < min(typed.count, name.count), typed[shared] == name[name.startIndex + shared] {
        shared += 1
      }
      return shared
    }
  }
}

extension NearNames: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(names)
    bytes.add(letters)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    names = try bytes.values()
    letters = try bytes.values()
  }
}
