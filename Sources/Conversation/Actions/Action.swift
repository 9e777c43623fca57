/// Something that happened: never an order, always a fact, in the past tense.
///
/// Workflows yield actions, the reducer turns them into state, and a narration tells them. Each concern has its own kind, so that
/// a reader finds everything about, say, filters in one file of each of the three. Indirect, for what happened is handed on from
/// one of them to the next and never changes.
package indirect enum Action: Hashable, Sendable {
  case hearing(HearingAction)
  case browsing(BrowsingAction)
  case telling(TellingAction)
  case filtering(FilteringAction)
  case favouring(FavouringAction)
  case setting(SettingAction)
  case talking(TalkingAction)
  case fetching(FetchingAction)
  /// A command that was understood could not be carried out.
  case failed(Command, Trouble)
}
