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

  /// A comic's transcript, else its title and hover text; of others the card.
  private func text(of id: ItemID) -> [Action] {
    guard let item = library[id] else { return absent(id) }
    guard id.catalog == .comics else { return show(id) }
    if item[.transcript] != nil { return [.telling(.factTold(.transcript, item))] }
    return [.telling(.factTold(.title, item))]
      + (item[.hoverText] == nil ? [] : [.telling(.factTold(.hoverText, item))])
  }
}
