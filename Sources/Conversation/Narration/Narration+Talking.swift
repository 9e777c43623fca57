import Catalogs

extension Narration {
  mutating func tell(_ action: TalkingAction) {
    switch action {
    case .greeted: say(.greeting)
    case .thanked: say(.thanks)
    case .parted:
      say(.goodbye)
      reply.effect = .quit
    case .helped(let help):
      tell(help)
    case .topicUnknown(let name, let help):
      say(.noSuchTopic(name))
      tell(help)
    case .aboutShown(let about): show(.about(about))
    case .versionTold(let version): say(.version(version))
    case .reasonsGiven(let reasoning): show(.reasoning(reasoning))
    case .nothingToExplain: say(.nothingToExplain)
    case .repeated: repeatLast()
    case .nothingToRepeat: say(.nothingToRepeat)
    case .readAloud(let lastReply):
      if lastReply { repeatLast() }
      reply.effect = .speak
    case .stopped:
      say(.stopped)
      reply.effect = .stopSpeaking
    case .questionDropped: say(.questionDropped)
    case .nothingAsked: say(.nothingAsked)
    case .undone(let change): say(.undone(change.undone))
    case .nothingToUndo: say(.nothingToUndo)
    case .retried: break
    case .nothingToRetry: say(.nothingToRetry)
    case .storeNoticed(.movedAside(let name)): say(.storeMovedAside(name))
    case .storeNoticed(.restored(let aside)): say(.storeRestored(aside: aside))
    case .storeNoticed(.readFromBackup): say(.storeReadFromBackup)
    }
  }

  private mutating func tell(_ help: Help) {
    show(.help(help))
    // Nobody would look for a command line option in a chat, so the topic tells it.
    if help.inFull, help.topics.contains(where: { $0.name == "favourites" }) {
      say(.favouritesTravel)
    }
  }

  /// Says the last reply once more; what it did besides is not done again.
  private mutating func repeatLast() {
    guard let last else { return say(.nothingToRepeat) }
    reply.blocks += last.blocks
    reply.images += last.images
    reply.candidates = last.candidates
    reply.suggestions = last.suggestions
  }
}

extension Change {
  fileprivate var undone: Undone {
    switch self {
    case .favourites: .favourites
    case .filters: .filters
    case .settings: .settings
    }
  }
}
