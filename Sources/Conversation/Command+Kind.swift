extension Command {
  /// Whether it leaves everything as it is, so that what failed before can still be tried again.
  package var isSmallTalk: Bool {
    switch self {
    case .again, .why, .retry, .stop, .no, .greet, .thanks, .quit: true
    default: false
    }
  }

  /// Whether a question that is open stays so: whoever asks for help still has to answer it.
  ///
  /// Settings leave open which one is meant; whether something is to be done is asked anew.
  package func leaves(_ question: Question) -> Bool {
    switch self {
    case .help: true
    case .language, .theme, .width, .speech: question.kind == .which
    default: isSmallTalk
    }
  }

  /// Whether it may bring any record of many.
  var isByChance: Bool {
    switch self {
    case .random, .goFishing: true
    default: false
    }
  }

  /// Whether the record that is spoken of stays the same.
  var staysWithItem: Bool {
    switch self {
    case .fact, .check, .picture, .zoom, .speak, .favourite, .unfavourite, .isFavourite: true
    default: isAboutTheTalk
    }
  }

  /// Whether it speaks about the conversation, so that "again", "and haddock?" and `why` look past it.
  package var isAboutTheTalk: Bool { isSmallTalk || self == .undo || self == .yes }
}
