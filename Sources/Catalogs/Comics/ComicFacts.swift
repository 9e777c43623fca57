extension FactSpec {
  /// What is known of a comic, in the order of the card.
  static let comics: [FactSpec] = [
    FactSpec(.name, .words, onCard: false),
    FactSpec(.title, .words),
    FactSpec(.number, .ordered),
    FactSpec(.date, .ordered),
    FactSpec(.picture),
    FactSpec(.hoverText),
    FactSpec(.transcript),
    FactSpec(.link),
    FactSpec(.kind),
    FactSpec(.largePicture, onCard: false),
    FactSpec(.year, .ordered, onCard: false),
    FactSpec(.month, .ordered, onCard: false),
  ]
}
