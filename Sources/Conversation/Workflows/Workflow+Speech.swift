import Catalogs

/// Reading aloud on request.
extension Workflow {
  /// A record's text, or what was said last; without a program that speaks the text is shown all the same.
  func speak(_ id: ItemID?) -> [Action] {
    let shown = id.map(text) ?? []
    let aloud: Action = .talking(.readAloud(lastReply: shown.isEmpty))
    switch world.speech.obstacle(for: key) {
    case nil: return shown + [aloud]
    // Whoever asks in a room gets the text to read.
    case .notHeard? where !shown.isEmpty: return shown
    case let obstacle?: return shown + [.failed(.speak(id), obstacle)]
    }
  }

  /// A comic's transcript; without one, as of everything else, the card, which has title and hover text.
  private func text(of id: ItemID) -> [Action] {
    guard let item = record(id), case .text(let words) = item[.transcript], !words.isEmpty else {
      return show(id)
    }
    return [.telling(.factTold(.transcript, item))]
  }
}
