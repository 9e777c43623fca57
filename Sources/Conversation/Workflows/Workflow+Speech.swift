import Catalogs

/// Reading aloud on request.
extension Workflow {
  /// A record's text, or what was said last; without a program that speaks the text is shown all the same.
  func speak(_ id: ItemID?) -> [Action] {
    let shown = id.map(text) ?? []
    let aloud: Action = .talking(.readAloud(lastReply: shown.isEmpty))
    guard world.speech.isAvailable() else { return shown + [.failed(.speak(id), .noSpeech)] }
    return shown + [aloud]
  }

  /// A comic's transcript; without one, as of everything else, the card, which has title and hover text.
  private func text(of id: ItemID) -> [Action] {
    guard let item = record(id), case .text(let words) = item[.transcript], !words.isEmpty else {
      return show(id)
    }
    return [.telling(.factTold(.transcript, item))]
  }
}
