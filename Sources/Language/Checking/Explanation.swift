/// Why an utterance was understood as it was: for those who write intents, and for people who ask.
public struct Explanation: Sendable {
  let understanding: Understanding

  public init(_ understanding: Understanding) { self.understanding = understanding }

  /// The tokens, each reading with its place, slots and cost, what it was preferred to, and why.
  public var lines: [String] {
    var lines = ["tokens: " + understanding.tokens.joined(separator: " ")]
    for (index, part) in understanding.parts.enumerated() {
      lines.append("part \(index + 1)")
      lines += Explanation(part).lines.map { "  " + $0 }
    }
    for reading in understanding.readings { lines += Self.lines(reading) }
    if understanding.readings.count > 1 { lines.append("these tie") }
    if let loser = understanding.runnerUp {
      lines.append("runner-up: \(loser.intent), \(loser.location): \(loser.template)")
      if let reason = reason(against: loser) { lines.append("  lost by " + reason) }
    }
    if !understanding.unknownWords.isEmpty {
      lines.append("unknown words: " + understanding.unknownWords.joined(separator: " "))
    }
    if !understanding.nearest.isEmpty {
      lines.append("nearest: " + understanding.nearest.joined(separator: " | "))
    }
    if understanding.readings.isEmpty, understanding.parts.isEmpty { lines.append("no reading") }
    return lines
  }

  private static func lines(_ reading: Reading) -> [String] {
    var lines = [
      "reading: \(reading.intent), by \(reading.method.rawValue), \(reading.location)",
      "  template: \(reading.template)", "  does: \(reading.doesText)",
    ]
    for slot in reading.slots { lines += slot.lines(reading.tokens, indent: "  ") }
    if !reading.missing.isEmpty {
      lines.append("  missing: " + reading.missing.joined(separator: " "))
    }
    lines.append("  cost: " + costText(reading.cost))
    return lines
  }

  private static func costText(_ cost: Cost) -> String {
    let parts = cost.parts.map { "\($0.name) \($0.amount)" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// The most important part of the cost in which the loser is worse.
  private func reason(against loser: Reading) -> String? {
    guard let winner = understanding.readings.first else { return nil }
    let (best, worse) = (winner.cost.parts, loser.cost.parts)
    // Parts come in their order, and nothing is left out but zeros: the first difference tells.
    let same = zip(best, worse).prefix { $0 == $1 }.count
    guard same < worse.count else { return nil }
    let amount = same < best.count && best[same].name == worse[same].name ? best[same].amount : 0
    return "\(worse[same].name): \(worse[same].amount) against \(amount)"
  }
}

extension Reading {
  /// The `does` line with what the slots hold.
  var doesText: String {
    let words = does.flatMap { word -> [String] in
      switch word {
      case .word(let word): return [word]
      case .slot(let name):
        let held = slots.filter { $0.name == name.withoutMark }.map(\.value.brief)
        return held.isEmpty ? ["{\(name)}"] : held
      }
    }
    return words.joined(separator: " ")
  }
}

extension Slot {
  fileprivate func lines(_ tokens: [String], indent: String) -> [String] {
    let said = tokens[range].joined(separator: " ")
    var notes: [String] = []
    if !said.isEmpty { notes.append("“\(said)”") }
    if mended != nil { notes.append("mended") }
    if isPartial { notes.append("a part of the name") }
    if isFromContext { notes.append("from the context") }
    let note = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
    if case .group(let slots) = value {
      return ["\(indent)\(name)\(note)"]
        + slots.flatMap { $0.lines(tokens, indent: indent + "  ") }
    }
    return ["\(indent)\(name) = \(value.brief)\(note)"]
  }
}
