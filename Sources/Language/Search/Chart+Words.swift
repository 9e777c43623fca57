extension Chart {
  /// Words of commands as they stand or as they may have been meant.
  mutating func addWords(at position: Int) {
    for index in lattice[position] {
      let edge = lattice.edges[index]
      guard edge.second < 0, !edge.needsCompany,
        compiled.vocabulary.uses[Int(edge.word)].contains(.command)
      else { continue }
      add(
        Span(
          symbol: edge.word, end: Int32(position) + edge.length,
          cost: .commandEdits(Int(edge.cost))))
    }
  }

  /// Numbers in digits and in words, for every list that holds numbers.
  mutating func addNumbers(at position: Int) {
    let found = compiled.numerals.numbers(at: position, of: utterance, words: lattice.counted)
    for number in found {
      if number.isOrdinal {
        let payload = addPayload(.number(number.number), position, number.end)
        for symbol in compiled.symbols.ordinals {
          let cost = Cost.loose(1) + lattice.editsOfNumber(position..<number.end)
          add(Span(symbol: symbol, end: Int32(number.end), cost: cost, payload: payload))
        }
      } else {
        addNumber(number, at: position)
      }
    }
  }

  /// Things by their places in the list in view: "the second one".
  mutating func addPlaces(at position: Int) {
    let places = compiled.places.places(
      at: position, of: utterance, lattice.counted, compiled.numerals)
    for place in places {
      guard let thing = context.listed(place.number, compiled) else { continue }
      let payload = add(
        Payload(
          list: Int32(thing.list), content: .things(pool(CollectionOfOne(thing.entry))),
          start: Int32(position), end: Int32(place.end)))
      for symbol in compiled.lists[thing.list].symbols {
        add(
          Span(
            symbol: symbol, end: Int32(place.end),
            cost: .skipped(1) + .loose(1) + lattice.editsOfNumber(position..<place.end),
            payload: payload))
      }
    }
  }

  /// Whether a number may begin at a token, at a glance: hardly any does.
  func mayBeNumber(_ position: Int) -> Bool {
    let token = utterance.tokens[position]
    return token.number != nil || compiled.numerals.holds(lattice.counted[position])
      || (48...57).contains(utterance.letters[token.letters.lowerBound])
  }

  /// Whether words of a place in a list may begin at a token that is no number.
  func mayBePlace(_ position: Int) -> Bool { compiled.places.mayOpen(lattice.counted[position]) }

  private mutating func addNumber(_ found: Numerals.Found, at position: Int) {
    let cost = Cost.loose(found.end - position) + lattice.editsOfNumber(position..<found.end)
    var inRange = Span.none
    for (symbol, list) in compiled.symbols.numbers {
      let isHeld = compiled.numbers[list].list.contains(found.number)
      let payload: Int32
      if isHeld {
        if inRange < 0 { inRange = addPayload(.number(found.number), position, found.end) }
        payload = inRange
      } else {
        payload = addPayload(.outOfRange(found.number, list: Int32(list)), position, found.end)
      }
      add(
        Span(
          symbol: symbol, end: Int32(found.end), cost: isHeld ? cost : cost + .late(3),
          payload: payload))
    }
  }

  private mutating func addPayload(
    _ content: Payload.Content, _ start: Int, _ end: Int
  ) -> Int32 {
    add(Payload(list: -1, content: content, start: Int32(start), end: Int32(end)))
  }
}
