extension Command {
  /// Whether it leaves everything as it is, so that what failed before can still be tried again.
  package var isSmallTalk: Bool {
    switch self {
    case .again, .why, .retry, .stop, .no, .greet, .thanks, .quit: true
    default: false
    }
  }

  /// Whether it speaks about the conversation, so that "again", "and haddock?" and `why` look past it.
  package var isAboutTheTalk: Bool { isSmallTalk || self == .undo || self == .yes }
}
