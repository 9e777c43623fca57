extension Explanation {
  /// The same facts as one JSON object on one line; what is empty is left out.
  public var json: String { Self.json(understanding).text }

  private static func json(_ understanding: Understanding) -> JSON {
    .object([
      ("tokens", .strings(understanding.tokens)),
      ("readings", .array(understanding.readings.map(json))),
      ("runnerUp", understanding.runnerUp.map(json) ?? .nothing),
      ("parts", .array(understanding.parts.map(json))),
      ("unknownWords", .strings(understanding.unknownWords)),
      ("nearest", .strings(understanding.nearest)),
    ])
  }

  private static func json(_ reading: Reading) -> JSON {
    .object([
      ("intent", .string(reading.intent)),
      ("method", .string(reading.method.rawValue)),
      ("template", .string(reading.template)),
      ("location", .string(reading.location.description)),
      ("does", .string(reading.doesText)),
      ("slots", .array(reading.slots.map { json($0, reading.tokens) })),
      ("missing", .strings(reading.missing)),
      ("cost", .object(reading.cost.parts.map { ($0.name, .number($0.amount)) })),
    ])
  }

  private static func json(_ slot: Slot, _ tokens: [String]) -> JSON {
    .object([
      ("name", .string(slot.name)),
      ("list", slot.list.isEmpty ? .nothing : .string(slot.list)),
      value(slot, tokens),
      ("said", slot.range.isEmpty ? .nothing : .string(tokens[slot.range].joined(separator: " "))),
      ("from", slot.range.isEmpty ? .nothing : .number(slot.range.lowerBound)),
      ("to", slot.range.isEmpty ? .nothing : .number(slot.range.upperBound)),
      ("mended", slot.mended.map(JSON.string) ?? .nothing),
      ("isPartial", slot.isPartial ? .bool(true) : .nothing),
      ("isFromContext", slot.isFromContext ? .bool(true) : .nothing),
    ])
  }

  private static func value(_ slot: Slot, _ tokens: [String]) -> (String, JSON) {
    switch slot.value {
    case .things(let things): ("things", .strings(things))
    case .number(let number): ("number", .string(number.description))
    case .outOfRange(let number, let low, let high):
      (
        "outOfRange",
        .object([
          ("number", .string(number.description)), ("low", .string(low.description)),
          ("high", .string(high.description)),
        ])
      )
    case .text(let text): ("text", .string(text))
    case .group(let slots): ("group", .array(slots.map { json($0, tokens) }))
    case .unknown(let words): ("unknown", .string(words))
    }
  }
}
