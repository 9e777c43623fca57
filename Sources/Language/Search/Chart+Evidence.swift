/// What one token, or a stretch of tokens, was taken for.
private enum Piece {
  case thing(Int32)
  case word(Int32)
  case filler
  /// A word that nobody knows.
  case unknown
  /// A word of the language that means something, but nothing here.
  case other
}

/// How well an intent explains an utterance.
private struct Score {
  let intent: Int32
  let score: Int
  let leftover: Int
  /// What it takes for each slot, by the number of the slot among those it wants.
  let taken: [(wanted: Int, payload: Int32)]
}

extension Chart {
  /// Reads loose wording without a template: things, telling words, and nothing important left over.
  ///
  /// It is the one intent that explains the utterance best; nil when none does or two do.
  func evidence(tokens: [String]) -> Reading? {
    let candidates = compiled.cues.candidates(lattice.words)
    guard !candidates.isEmpty else { return nil }
    let pieces = pieces()
    var best: Score?
    var isTied = false
    for intent in candidates {
      guard let scored = score(intent, pieces) else { continue }
      if let known = best, known.score == scored.score {
        isTied = true
      } else if best.map({ scored.score > $0.score }) ?? true {
        best = scored
        isTied = false
      }
    }
    guard let best, !isTied else { return nil }
    return reading(of: best, tokens: tokens)
  }

  private func reading(of best: Score, tokens: [String]) -> Reading {
    let number = Int(best.intent)
    let intent = compiled.intents[number]
    let slots = best.taken.map { taken in
      slot(intent.names[taken.wanted], payloads[Int(taken.payload)])
    }
    return Reading(
      intent: intent.name, does: intent.does, slots: slots, missing: [],
      cost: .unexplained(best.leftover) + .skipped(4), location: intent.location,
      template: "words " + intent.words, method: .evidence, tokens: tokens)
  }

  /// The utterance cut into things and words, the longest and cheapest thing first.
  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var position = 0
    while position < count {
      let word = lattice.words[position]
      if let thing = bestThing(at: position, besides: word) {
        pieces.append(.thing(spans[thing].payload))
        position = Int(spans[thing].end)
      } else {
        pieces.append(piece(word, at: position))
        position += 1
      }
    }
    return pieces
  }

  private func piece(_ word: Int32, at position: Int) -> Piece {
    guard word >= 0 else {
      return lattice.isOrdinaryWithEnding(at: position, compiled) ? .other : .unknown
    }
    let use = compiled.vocabulary.uses[Int(word)]
    if compiled.cues.isCue(word) { return .word(word) }
    if use.contains(.filler) { return .filler }
    if use.contains(.command) { return .word(word) }
    let isOrdinary =
      use.contains(.ordinary) || lattice.isOrdinaryWithEnding(at: position, compiled)
    return isOrdinary ? .other : .unknown
  }

  private func bestThing(at position: Int, besides word: Int32) -> Int? {
    let isCue = word >= 0 && compiled.cues.isCue(word)
    var best: Int?
    for index in self[position] where spans[index].payload >= 0 {
      let span = spans[index]
      let payload = payloads[Int(span.payload)]
      guard case .things = payload.content else { continue }
      if payload.list >= 0, compiled.lists[Int(payload.list)].isLate { continue }
      if isCue, Int(span.end) == position + 1 { continue }
      if payload.isGuess || payload.isPartial && (payload.isMended || span.cost.isForeign) {
        continue
      }
      if let known = best.map({ spans[$0] }) {
        if (span.end, known.cost.bits) > (known.end, span.cost.bits) { best = index }
      } else {
        best = index
      }
    }
    return best
  }
}

extension Chart {
  /// How well an intent explains the pieces; nil when it does not.
  private func score(_ number: Int32, _ pieces: [Piece]) -> Score? {
    let intent = compiled.intents[Int(number)]
    guard context.allows(Int(number), compiled) else { return nil }
    var wanted = Array(intent.wanted.indices)
    var taken: [(wanted: Int, payload: Int32)] = []
    var (cues, leftover) = (0, 0)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .filler: break
      case .unknown:
        // A word beside a name is part of one that nobody knows: "orc warlord".
        if index > 0, case .thing = pieces[index - 1] { return nil }
        if index + 1 < pieces.count, case .thing = pieces[index + 1] { return nil }
        leftover += 1
      case .other: return nil
      case .word(let word):
        guard !compiled.cues.forbids(word, number), compiled.cues.holds(word, number) else {
          return nil
        }
        cues += compiled.cues.weight(word)
      case .thing(let payload):
        guard let thing = take(payload, intent.wanted, &wanted) else { return nil }
        taken.append(thing)
      }
    }
    // Half a name beside a word that nobody knows is not that name.
    let isHalf = taken.contains { payloads[Int($0.payload)].isPartial }
    guard cues > 0, wanted.isEmpty, !(isHalf && leftover > 0),
      leftover <= (intent.wanted.isEmpty ? 0 : 1)
    else { return nil }
    return Score(intent: number, score: cues - leftover * 40, leftover: leftover, taken: taken)
  }

  /// The slot that a thing fills, taken off the list of slots that are wanted.
  private func take(
    _ number: Int32, _ slots: [IntentInfo.Wanted], _ wanted: inout [Int]
  ) -> (wanted: Int, payload: Int32)? {
    let payload = payloads[Int(number)]
    // The same words may be things of several lists: any span over them will do.
    for (index, slot) in wanted.enumerated() where slots[slot].list >= 0 {
      for span in self[Int(payload.start)]
      where spans[span].end == payload.end && spans[span].payload >= 0 {
        let other = spans[span].payload
        guard payloads[Int(other)].list == slots[slot].list else { continue }
        wanted.remove(at: index)
        return (slot, other)
      }
    }
    return nil
  }
}
