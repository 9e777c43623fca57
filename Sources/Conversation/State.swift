package import Catalogs

/// Where a person is, which tags are on, and what has been said: all that a session remembers.
///
/// Only the reducer changes it. Interpretation and workflows read it.
package struct State: Hashable, Codable, Sendable {
  /// Where the person is now.
  package var place: Place
  /// Where the person was before, oldest first, at most 50 places: what `back` walks.
  package var trail: [Place]
  /// Tags that are on, by catalog.
  package var filters: [CatalogID: [Filter]]
  package var sorts: [CatalogID: Query.Sort]
  /// Items that were spoken of, latest first, at most one of each catalog: what "it" and "he" mean.
  package var focus: [ItemID]
  /// Records that were spoken of since a list was last shown, latest first, at most five: what "compare them" may mean.
  package var recent: [ItemID]
  /// What brought the record that is spoken of by chance: what "another" is another of.
  package var chance: Command?
  /// The numbered list last shown, whole: what "the second one" means.
  package var shown: [ItemID]
  /// Whether the item on show came from the list last shown, so that steps follow that list.
  package var walksShown: Bool
  /// The question that waits for an answer.
  package var question: Question?
  /// The question that was answered or declined last, for "the other one".
  package var closedQuestion: Question?
  /// The commands of the last utterance that was understood, for "again", "and haddock?" and `retry`.
  package var lastCommands: [Command]
  /// Commands that failed and that `retry` repeats.
  package var failedCommands: [Command]
  /// The last change that `undo` takes back.
  package var undoable: Change?
  /// Why the last utterance was read as it was.
  package var reasoning: Reasoning
  /// The last utterance that was not about the talk itself, as it was typed.
  package var lastUtterance: String
  /// The name as it was mended, or the word that nobody knew, in that utterance: for "i meant sockeye".
  package var lastWord: String?
  /// How many utterances in a row were not understood.
  package var misses: Int
  package var settings: Settings
  /// Services that failed when they were last asked, and that the person was told of.
  package var outages: Set<CatalogID>

  package init() {
    place = .home
    trail = []
    filters = [:]
    sorts = [:]
    focus = []
    recent = []
    chance = nil
    shown = []
    walksShown = false
    question = nil
    closedQuestion = nil
    lastCommands = []
    failedCommands = []
    undoable = nil
    reasoning = Reasoning()
    lastUtterance = ""
    lastWord = nil
    misses = 0
    settings = Settings()
    outages = []
  }
}

/// A place in the conversation that `back` can return to.
package enum Place: Hashable, Codable, Sendable {
  case home
  /// A catalog's list from a row on, counted from 0, as the filters of its time had it.
  case list(Query, offset: Int)
  case item(ItemID)
  /// A favourite opened from the favourites: next and previous walk the favourites.
  case favourite(ItemID)
  case favourites(offset: Int)
  case search(String, in: CatalogID?, offset: Int)
  case comparison([ItemID], by: Fact?)
  case settings
}

/// A change that can be taken back.
package enum Change: Hashable, Codable, Sendable {
  /// Both lists, so that what another process did in between stays done.
  case favourites(before: [ItemID], after: [ItemID])
  case filters(before: [CatalogID: [Filter]])
  case settings(before: Settings)
}
