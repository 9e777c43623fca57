extension Reducer {
  static func reduce(_ state: inout State, _ action: TalkingAction) {
    switch action {
    case .undone(let change):
      state.undoable = nil
      state.takeBack(change)
    case .retried:
      state.failedCommands = []
    case .questionDropped:
      state.closedQuestion = state.question
      state.question = nil
    case .greeted, .thanked, .parted, .helped, .topicUnknown, .aboutShown, .versionTold,
      .reasonsGiven, .nothingToExplain, .repeated, .nothingToRepeat, .readAloud, .stopped,
      .nothingAsked, .nothingToUndo, .nothingToRetry, .storeNoticed:
      break
    }
  }
}

extension State {
  /// Favourites are the store's; filters and settings are ours.
  fileprivate mutating func takeBack(_ change: Change) {
    switch change {
    case .favourites: break
    case .filters(let before): filters = before
    case .settings(let before): settings = before
    }
  }
}
