/// What was made of an utterance.
public struct Understanding: Sendable {
  /// Readings of least cost; more than one when they tie.
  public let readings: [Reading]
  /// The best reading that lost, for explanations.
  public let runnerUp: Reading?
  /// Words that neither the intents nor the lexicon know.
  public let unknownWords: [String]
  /// Example sentences of the intents that share most with the utterance.
  public let nearest: [String]
  /// The utterance as it was split, folded.
  public let tokens: [String]
  /// The parts of a compound utterance ("show the lich and read it"), each understood; else empty.
  public let parts: [Understanding]

  init(
    readings: [Reading] = [], runnerUp: Reading? = nil, unknownWords: [String] = [],
    nearest: [String] = [], tokens: [String], parts: [Understanding] = []
  ) {
    self.readings = readings
    self.runnerUp = runnerUp
    self.unknownWords = unknownWords
    self.nearest = nearest
    self.tokens = tokens
    self.parts = parts
  }
}

/// One way to understand an utterance.
public struct Reading: Sendable {
  public let intent: String
  /// The words of its `does` line.
  public let does: [DoesWord]
  public let slots: [Slot]
  /// Slots that `does` wants and neither the sentence nor the context gave.
  public let missing: [String]
  public let cost: Cost
  /// Where its template stands.
  public let location: SourceLocation
  /// The template as written.
  public let template: String
  /// How it was found.
  public let method: Method
  /// The utterance as it was split, folded; slots say which of these they cover.
  public let tokens: [String]

  /// The pass that found a reading.
  public enum Method: String, Hashable, Sendable {
    /// A template covers every word.
    case template
    /// Slots and telling words, without a template.
    case evidence
    /// A template, except for a name that nobody knows.
    case gap
  }

  public subscript(slot: String) -> Slot? { slots.first { $0.name == slot } }
}

/// A word of a `does` line: as it stands, or taken from a slot.
public enum DoesWord: Hashable, Sendable {
  case word(String)
  case slot(String)
}

extension DoesWord: Frozen {
  func freeze(into bytes: inout Freezer) {
    switch self {
    case .word(let word):
      true.freeze(into: &bytes)
      bytes.add(word: word)
    case .slot(let name):
      false.freeze(into: &bytes)
      bytes.add(word: name)
    }
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self = try Bool(thawing: &bytes) ? .word(try bytes.word()) : .slot(try bytes.word())
  }
}
