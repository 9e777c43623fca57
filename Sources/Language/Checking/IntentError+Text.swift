extension IntentError {
  /// The place, what is wrong there, the line, and a caret under the place: for people who write intents files.
  public var text: String {
    let (shown, caret) = excerpt
    let place = "\(location.file):\(location.line):\(charactersBefore + 1)"
    return "\(place): \(problem.text)\n  \(shown)\n  \(caret)^"
  }

  /// A longer line is shown in part.
  private static let widest = 100
  /// So much of a longer line is shown before the place.
  private static let before = 40

  /// How many characters stand before the place: columns are bytes here, and characters to people and editors.
  private var charactersBefore: Int {
    String(decoding: line.utf8.prefix(max(0, location.column - 1)), as: UTF8.self).count
  }

  /// The line, or the part of it around the place, and blanks up to the place.
  private var excerpt: (line: String, blanks: String) {
    let place = charactersBefore
    let characters = Array(line)
    let start = characters.count > Self.widest ? max(0, place - Self.before) : 0
    let end = min(characters.count, start + Self.widest)
    guard start < end else { return (line, "") }
    var (shown, blanks) = (String(characters[start..<end]), "")
    // A tab is as wide as a tab: only then the caret stands right.
    for character in characters[start..<max(start, min(place, end))] {
      blanks += character == "\t" ? "\t" : character.isWide ? "  " : " "
    }
    if start > 0 { (shown, blanks) = ("…" + shown, " " + blanks) }
    if end < characters.count { shown += "…" }
    return (shown, blanks)
  }
}

extension Character {
  /// Whether it takes two columns of a terminal: ideographs, kana, Hangul, full forms, most emoji.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
      || (0x1F300...0x1FAFF).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
  }
}

extension IntentError.Problem {
  /// What is wrong, in a sentence without a full stop.
  public var text: String {
    switch self {
    case .unknownKeyword(let word): "no line begins with “\(word)”"
    case .outsideIntent(let keyword): "“\(keyword)” stands outside of an intent"
    case .missing(let what): "\(what) is missing"
    case .unclosed(let sign): "“\(sign)” is never closed"
    case .tooDeep: "brackets, or rules, stand too deep in each other"
    case .unexpected(let what): "unexpected \(what)"
    case .unknownRule(let name): "there is no rule <\(name)>"
    case .unknownList(let name): "there is no list {\(name)}"
    case .recursiveRule(let name): "rule <\(name)> leads back to itself"
    case .duplicate(let name): "“\(name)” is there twice"
    case .badNumber(let text): "“\(text)” is no number"
    case .textNotLast: "{text} may only stand at the end"
    case .textWithoutCue: "{text} needs a word before it that is always said"
    case .missingDoes(let intent): "intent \(intent) does nothing: it lacks a “does” line"
    case .missingSay(let intent):
      "intent \(intent) is never meant: it lacks “say”, “ask” and “words”"
    case .lackingRule(let name): "rule <\(name)> is needed, and there is none"
    case .unusedRule(let name): "no sentence uses rule <\(name)>"
    case .unusedList(let name): "no sentence uses list {\(name)}"
    case .unknownSlot(let slot): "no template of this intent fills {\(slot)}"
    case .unknownCommand(let word): "there is no command “\(word)”"
    case .wrongWinner(let utterance, let winner): "“\(utterance)” is won by \(winner)"
    case .wrongSlots(let utterance, let found): "“\(utterance)” is understood with \(found)"
    case .matchesThoughNot(let utterance): "“\(utterance)” must not match, and does"
    case .neverWins: "this template can never win: its sentences are understood otherwise"
    case .nameIsCommand(let name):
      "“\(name)” is a name and a command; mark the list “late”, or say with a test what is meant"
    }
  }
}
