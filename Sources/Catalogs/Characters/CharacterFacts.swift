extension FactSpec {
  /// What is known of a character, in the order of the card.
  static let characters: [FactSpec] = [
    FactSpec(.name, .words, onCard: false),
    FactSpec(.picture),
    FactSpec(.status, .words),
    FactSpec(.species, .words),
    FactSpec(.kind, .words),
    FactSpec(.gender, .words),
    FactSpec(.origin, .words),
    FactSpec(.location, .words),
    FactSpec(.episodes, .words),
    FactSpec(.episodeCount, .ordered, onCard: false),
  ]
}
