extension Chart {
  /// Parts of names that begin at a token: each further word narrows the names that hold them all.
  mutating func addPartials(at position: Int) {
    for index in lattice[position] {
      let edge = lattice.edges[index]
      guard edge.second < 0, !edge.needsCompany, isSafe(edge, at: position) else { continue }
      let names = compiled.partials[edge.word]
      guard !names.isEmpty, names.count <= Self.mostNames else { continue }
      let part = Part(
        start: position, end: position + Int(edge.length), cost: edge.cost, words: 1,
        isGuess: isGuess(edge, at: position, isPartOfName: true),
        isTelling: isTelling(edge.word, at: position), isOwner: isOwner(edge, at: position))
      extend(part, names)
    }
  }

  /// Half a name that is also misspelt takes letters enough to be sure of it.
  private func isSafe(_ edge: Lattice.Edge, at position: Int) -> Bool {
    edge.cost <= Lattice.beginning || utterance.tokens[position].letters.count >= 5
  }

  /// Whether a token is too far from a word to be sure that it is meant.
  func isGuess(_ edge: Lattice.Edge, at position: Int, isPartOfName: Bool) -> Bool {
    let word = utterance.word(position)
    return edge.isGuess(
      ofLetters: word.count, isPartOfName: isPartOfName,
      keepsFirst: word.first == compiled.vocabulary.word(Int(edge.word)).first)
  }

  /// A part of a name as it grows.
  private struct Part {
    let start: Int
    var end: Int
    var cost: Int32
    var words: Int
    var isGuess: Bool
    var isTelling: Bool
    /// Whether it ends with the word that says in some names whose something is.
    var isOwner: Bool
  }

  /// A mended part of a name costs this much more than a mended whole.
  private static let partialEdit = 5
  /// A word in more names than this says nothing of one.
  private static let mostNames = 300
  /// How many words a part of a name may have: the longer the utterance, the fewer.
  private var mostWords: Int { max(2, min(8, 160 / count)) }

  /// Whether a word tells names that have it from all else, as no single letter does.
  private func isTelling(_ word: Int32, at position: Int) -> Bool {
    compiled.vocabulary.length(Int(word)) > 1
      && compiled.vocabulary.uses[Int(word)].isDisjoint(with: [.filler, .ordinary])
      && !lattice.isOrdinaryWithEnding(at: position, compiled)
  }

  /// Whether "Tammy's" ends here: more likely something of Tammy's is asked for than Tammy's Child is meant.
  private func isOwner(_ edge: Lattice.Edge, at position: Int) -> Bool {
    edge.cost == 0 && compiled.vocabulary.uses[Int(edge.word)].contains(.owner)
      && lattice.isInflected(position)
  }

  private func isCommand(_ word: Int32) -> Bool {
    word >= 0 && compiled.vocabulary.uses[Int(word)].contains(.command)
  }

  private mutating func extend(_ part: Part, _ names: ArraySlice<PartialName>) {
    if part.isTelling { addSpans(of: part, names) }
    guard part.end < count, part.words < mostWords else { return }
    for index in lattice[part.end] {
      let edge = lattice.edges[index]
      guard edge.second < 0, !edge.needsCompany, part.cost + edge.cost <= ThingFinder.mostCost
      else { continue }
      let others = compiled.partials[edge.word]
      guard !others.isEmpty else { continue }
      let both = Self.common(names, others)
      guard !both.isEmpty else { continue }
      var longer = part
      longer.end += Int(edge.length)
      longer.cost += edge.cost
      longer.words += 1
      longer.isGuess = part.isGuess || isGuess(edge, at: part.end, isPartOfName: true)
      longer.isTelling = part.isTelling || isTelling(edge.word, at: part.end)
      longer.isOwner = isOwner(edge, at: part.end)
      extend(longer, both[...])
    }
  }

  /// What two ordered lists of names share; the shorter one is looked up in the longer.
  private static func common(
    _ names: ArraySlice<PartialName>, _ others: ArraySlice<PartialName>
  ) -> [PartialName] {
    let (few, many) = names.count < others.count ? (names, others) : (others, names)
    var both: [PartialName] = []
    var low = many.startIndex
    for name in few {
      var high = many.endIndex
      while low < high {
        let middle = (low + high) >> 1
        if many[middle].order < name.order { low = middle + 1 } else { high = middle }
      }
      guard low < many.endIndex else { break }
      if many[low] == name { both.append(name) }
    }
    return both
  }

  private mutating func addSpans(of part: Part, _ names: ArraySlice<PartialName>) {
    let isMended = part.cost > Lattice.inflection
    let edits = isMended ? Int(part.cost) + Self.partialEdit : Int(part.cost)
    // A word of commands alone is what they mean by it before it is half a name.
    let isPlain = part.words == 1 && isCommand(lattice.words[part.start])
    let cost =
      Cost.edits(edits, inName: true) + .partial(1) + .thing(words: part.end - part.start)
      + .context((isPlain ? 2 : 0) + (part.isOwner ? 2 : 0))
    var index = names.startIndex
    while index < names.endIndex {
      let list = names[index].list
      let end = names[index...].firstIndex { $0.list != list } ?? names.endIndex
      let entries = pool(names[index..<end].lazy.map(\.entry))
      index = end
      let payload = add(
        Payload(
          list: list, content: .things(entries), start: Int32(part.start), end: Int32(part.end),
          isMended: isMended, isGuess: part.isGuess, isPartial: true))
      let rank =
        context.rank(of: Int(list), isNames: true, isLate: compiled.lists[Int(list)].isLate)
        + context.distance(ofPartIn: Int(list))
      for symbol in compiled.lists[Int(list)].symbols {
        add(Span(symbol: symbol, end: Int32(part.end), cost: cost + rank, payload: payload))
      }
    }
  }
}
