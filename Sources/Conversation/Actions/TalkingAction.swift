/// What was said about the conversation itself.
package enum TalkingAction: Hashable, Sendable {
  case greeted
  case thanked
  case parted
  case helped(Help)
  case topicUnknown(String, Help)
  case aboutShown(AboutCurio)
  case versionTold(String)
  case reasonsGiven(Reasoning)
  case nothingToExplain
  /// The last reply was said once more.
  case repeated
  case nothingToRepeat
  /// What is in the reply was read aloud; `lastReply` when that is the last reply said once more.
  case readAloud(lastReply: Bool)
  case stopped
  case questionDropped
  case nothingAsked
  case undone(Change)
  case nothingToUndo
  /// What failed before is tried once more.
  case retried
  case nothingToRetry
  case storeNoticed(StoreNotice)
}
