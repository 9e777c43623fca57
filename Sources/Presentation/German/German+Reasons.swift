// How an utterance was read, in German: labels and parts of costs that the reading itself names in English.
extension German {
  package func reason(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":") else { return line }
    let label = String(line[..<colon])
    let rest = String(line[colon...])
    return switch label {
    case "cost": "Kosten" + Self.parts(of: rest)
    case "runner-up": "Zweitbestes" + Self.runnerUp(rest)
    default: (Self.reasonLabels[label] ?? label) + rest
    }
  }

  /// Only what stands behind the last comma of the template is a cost.
  private static func runnerUp(_ text: String) -> String {
    guard let cost = text.ranges(of: ", cost ").last else { return text }
    return text[..<cost.lowerBound] + ", Kosten " + parts(of: String(text[cost.upperBound...]))
  }

  private static func parts(of text: String) -> String {
    partsOfCosts.reduce(text) { $0.replacing($1.english, with: $1.german) }
  }

  private static let reasonLabels = [
    "tokens": "Wörter", "unknown": "unbekannt", "template": "Muster", "evidence": "Anhaltspunkte",
    "gap": "Muster mit Lücke", "slots": "Stellen",
  ]

  private static let partsOfCosts: [(english: String, german: String)] = [
    ("unexplained", "unerklärt"), ("command edits", "Fehler im Befehl"),
    ("own words", "eigene Worte"), ("name edits", "Fehler im Namen"),
    ("late list", "späte Liste"), ("context", "Zusammenhang"), ("partial name", "halber Name"),
    ("skipped", "übergangen"), ("loose", "lose"), ("rank", "Rang"),
  ]
}
