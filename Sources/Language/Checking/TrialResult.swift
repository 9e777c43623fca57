/// Who wins a sentence that was written for an intent.
enum TrialResult: Hashable, Sendable {
  case won
  /// Another intent, several that tie, or nothing.
  case lost(to: String)
  /// The right intent, with other slots than were expected.
  case slotsDiffer(found: String)

  init(
    of understanding: Understanding, for intent: String,
    expecting expected: [(name: String, value: String)], _ things: SpellingsOfThings,
    yielding: Set<String>
  ) {
    var readings = understanding.readings.filter { $0.method != .gap && $0.missing.isEmpty }
    let firm = readings.filter { !$0.yields(yielding) }
    if !firm.isEmpty { readings = firm }
    let own = readings.filter { $0.intent == intent }
    let others = readings.filter { other in
      other.intent != intent && own.allSatisfy { $0.meaning != other.meaning }
    }
    guard !own.isEmpty, others.isEmpty else {
      self = .lost(to: Self.winner(understanding))
      return
    }
    let fitting = own.contains { reading in
      expected.allSatisfy { slot in
        reading.all(slot.name).contains { things.fits($0, slot.value, in: reading) }
      }
    }
    self = fitting ? .won : .slotsDiffer(found: Self.slots(own[0]))
  }

  private static func slots(_ reading: Reading) -> String {
    let slots = reading.slots.map { "\($0.name)=\($0.value.brief)" }
    return slots.isEmpty ? "no slots" : slots.joined(separator: " ")
  }

  private static func winner(_ understanding: Understanding) -> String {
    if !understanding.parts.isEmpty {
      return understanding.parts.map(winner).joined(separator: ", then ")
    }
    var winners: [String] = []
    for reading in understanding.readings {
      let winner = reading.intent + lack(of: reading)
      if !winners.contains(winner) { winners.append(winner) }
    }
    return winners.isEmpty ? "nothing" : winners.joined(separator: " and ")
  }

  private static func lack(of reading: Reading) -> String {
    if !reading.missing.isEmpty {
      return " without " + reading.missing.map { "{\($0)}" }.joined(separator: " ")
    }
    for slot in reading.slots {
      if case .unknown(let words) = slot.value {
        return " with {\(slot.name)} unknown: \(words)"
      }
    }
    return ""
  }
}

extension Reading {
  fileprivate func yields(_ verbs: Set<String>) -> Bool {
    if case .word(let verb)? = does.first { verbs.contains(verb) } else { false }
  }

  /// All slots of a name, those in groups after the others.
  func all(_ name: String) -> [Slot] {
    slots.filter { $0.name == name } + slots.flatMap(\.inner).filter { $0.name == name }
  }

  /// What will be done, so that readings of two intents that come to the same are seen to.
  fileprivate var meaning: [String] {
    var named: Set<String> = []
    var words: [String] = []
    for word in does {
      switch word {
      case .word(let word): words.append(word)
      case .slot(let slot):
        named.insert(slot.withoutMark)
        words += all(slot.withoutMark).map(\.value.brief)
      }
    }
    let rest = slots.filter { !named.contains($0.name) }.map { "\($0.name)=\($0.value.brief)" }
    return words + rest.sorted()
  }
}

extension Slot {
  /// The slots inside of it, when it is a group.
  var inner: [Slot] {
    guard case .group(let slots) = value else { return [] }
    return slots + slots.flatMap(\.inner)
  }
}
