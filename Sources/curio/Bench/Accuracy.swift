import Catalogs
import Conversation
import Language

/// How many utterances of a set are understood as they are meant.
struct Accuracy {
  private(set) var right = 0
  /// Understood as something else, without a question.
  private(set) var wrong = 0
  /// Asked about, or not understood.
  private(set) var asked = 0

  /// What was not understood as it is meant, with what was made of it.
  private(set) var misses: [String] = []

  private let search: SearchIndex

  var count: Int { right + wrong + asked }

  init(of set: BenchSet, _ matcher: Matcher, _ library: Library) {
    let names = Self.names(of: library)
    search = SearchIndex(library)
    for line in set.lines { judge(line, matcher.understand(line.text, in: Self.onShow), names) }
  }

  /// As if a comic had been opened from a list, so that "the third one", "more" and "the alt text" mean something.
  private static let onShow = Context(
    focus: [("comic", "1")], circumstances: ["list", "question", "earlier"])

  private mutating func judge(
    _ line: BenchSet.Line, _ understanding: Understanding, _ names: [String: Set<String>]
  ) {
    let readings = understanding.readings.filter { $0.method != .gap && $0.missing.isEmpty }
    guard let intent = line.intent else {
      let isTaken = readings.contains(where: isAnswer)
      if isTaken { wrong += 1 } else { right += 1 }
      if isTaken { note(line, readings) }
      return
    }
    let isRight = readings.contains { reading in
      TaskIntents.holds(reading.intent, for: intent)
        && line.slots.allSatisfy { wanted in
          reading.slots.contains { $0.value.holds(wanted, names) }
        }
    }
    if isRight {
      right += 1
      return
    }
    if readings.count == 1 { wrong += 1 } else { asked += 1 }
    note(line, readings)
  }

  /// Offering to look for something is a question, and a search that finds nothing is a no.
  private func isAnswer(_ reading: Reading) -> Bool {
    if reading.does.first == .word("offer") { return false }
    guard reading.intent == "search", case .text(let text)? = reading.slots.first?.value else {
      return true
    }
    return !search.find(text, in: nil).isEmpty
  }

  private mutating func note(_ line: BenchSet.Line, _ readings: [Reading]) {
    let found = readings.map(\.intent).joined(separator: " | ")
    misses.append("\(line.text): \(found.isEmpty ? "-" : found)")
  }

  /// The folded spellings of each record, by its key.
  private static func names(of library: Library) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for catalog in CatalogID.allCases {
      for entry in library[catalog].names {
        names[entry.key, default: []].formUnion(entry.spellings.map(folded))
      }
    }
    return names
  }

  fileprivate static func folded(_ text: String) -> String {
    // The task writes names without apostrophes.
    Matcher.words(of: text.filter { $0 != "'" }).joined(separator: " ")
  }
}

extension Slot.Value {
  /// Whether it holds what the task calls so: a record by any of its names, a number, or a word.
  fileprivate func holds(_ wanted: String, _ names: [String: Set<String>]) -> Bool {
    let wanted = Accuracy.folded(wanted)
    switch self {
    case .things(let things):
      return things.contains { thing in
        names[thing]?.contains(wanted) == true || Accuracy.folded(thing).hasPrefix(wanted)
      }
    case .number(let number), .outOfRange(let number, _, _):
      return Accuracy.folded(number.description) == wanted
    case .text(let text), .unknown(let text): return Accuracy.folded(text) == wanted
    case .group(let slots): return slots.contains { $0.value.holds(wanted, names) }
    }
  }
}
