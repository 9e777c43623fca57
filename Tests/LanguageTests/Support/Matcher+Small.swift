@testable import Language

extension Matcher {
  /// A matcher of one intents file and one list of fish; a fish's value is its first spelling.
  static func small(_ intents: String, fish: [[String]] = []) throws -> Matcher {
    var lexicon = Lexicon()
    for spellings in fish { lexicon.add(spellings[0], spellings: spellings, to: "fish") }
    return try Matcher(
      Grammar(parsing: [SourceFile(name: "en/small.intent", text: intents)]), lexicon)
  }
}

extension Understanding {
  /// The reading in short: `show fish=Cod`; readings that tie are parted by `|`.
  var inShort: String {
    readings.map { reading in
      ([reading.intent] + reading.slots.map { "\($0.name)=\($0.value.inShort)" })
        .joined(separator: " ")
    }.joined(separator: " | ")
  }
}

extension Slot.Value {
  fileprivate var inShort: String {
    switch self {
    case .things(let things): things.joined(separator: "/")
    case .number(let number): "\(number)"
    case .outOfRange(let number, let low, let high): "\(number) not \(low)..\(high)"
    case .text(let text): "'\(text)'"
    case .group(let slots): slots.map { "\($0.name):\($0.value.inShort)" }.joined(separator: ",")
    case .unknown(let words): "?\(words)"
    }
  }
}
