import Language

extension Reasoning {
  /// The tokens, the winning template with its place, its slots and cost, and the reading that lost.
  init(_ understanding: Understanding) {
    self.init(writing: { Self.lines(understanding) })
  }

  private static func lines(_ understanding: Understanding) -> [String] {
    var lines = ["tokens: " + understanding.tokens.joined(separator: " ")]
    if !understanding.parts.isEmpty {
      for part in understanding.parts { lines += part.readings.prefix(1).flatMap(Self.lines) }
      return lines
    }
    for reading in understanding.readings { lines += Self.lines(reading) }
    if let second = understanding.runnerUp {
      lines.append("runner-up: \(second.intent) (\(second.template)), cost \(Self.cost(second))")
    }
    if understanding.readings.isEmpty, !understanding.unknownWords.isEmpty {
      lines.append("unknown: " + understanding.unknownWords.joined(separator: " "))
    }
    return lines
  }

  private static func lines(_ reading: Language.Reading) -> [String] {
    var lines = ["\(reading.method.rawValue): \(reading.template) (\(reading.location))"]
    let slots = reading.slots.map { "\($0.name)=\($0.value.brief)" }
    if !slots.isEmpty { lines.append("slots: " + slots.joined(separator: " ")) }
    lines.append("cost: " + cost(reading))
    return lines
  }

  private static func cost(_ reading: Language.Reading) -> String {
    let parts = reading.cost.parts.map { "\($0.name) \($0.amount)" }
    return parts.isEmpty ? "0" : parts.joined(separator: ", ")
  }
}

extension Slot.Value {
  /// A short form for explanations.
  fileprivate var brief: String {
    switch self {
    case .things(let things):
      things.count > 3 ? "\(things[0])|…(\(things.count))" : things.joined(separator: "|")
    case .number(let number): number.description
    case .outOfRange(let number, let low, let high): "\(number) (not in \(low)..\(high))"
    case .text(let text): "“\(text)”"
    case .group(let slots):
      "[" + slots.map { "\($0.name)=\($0.value.brief)" }.joined(separator: " ") + "]"
    case .unknown(let words): "?\(words)"
    }
  }
}
