package import Catalogs

/// What will be done: the typed result of understanding an utterance.
///
/// Everything that the words leave open ("it", "the second one") is settled before a command exists, except where only the
/// workflow can know: `next` and its like walk whatever is on show.
package enum Command: Hashable, Codable, Sendable {
  case home
  case help(topic: String?)
  case about
  case version
  /// Shows the settings.
  case settings
  case theme(Theme)
  case language(String)
  /// Columns of a line, 20 to 200.
  case width(Int)
  case speech(on: Bool)
  /// Lists a catalog; without filters of its own it keeps the ones that are on.
  case list(CatalogID, filters: [Filter]?, sort: Query.Sort?, limit: Int? = nil)
  case show(ItemID)
  case fact(Fact, ItemID)
  /// Whether a record is as the tags say, one by one.
  case check([Filter], ItemID)
  /// Compares two to five items, over one fact or over all; the one that has least of it is named where that was asked.
  case compare([ItemID], by: Fact?, least: Bool = false)
  /// Counts what a query finds, or what is on show.
  case count(CatalogID?, filters: [Filter]?)
  /// Works out an average or the like of a fact over what a query finds.
  case measure(Measure, Fact, of: CatalogID, filters: [Filter]?)
  /// Looks for a text in one catalog or in all.
  case search(String, in: CatalogID?)
  case latest
  /// Steps in what is on show; a catalog when the words named one ("next comic").
  case next(CatalogID?)
  case previous(CatalogID?)
  /// Towards the newer comic.
  case newer
  case first(CatalogID?)
  case last(CatalogID?)
  case more
  /// A page of the list on show, counted from 1; −1 is the last.
  case page(Int)
  case back(steps: Int)
  /// Says the last answer once more.
  case again
  /// Any record, of a catalog where one was named, with tags where some were said.
  case random(CatalogID?, filters: [Filter] = [])
  /// Opens an entry of the list on show, counted from 1; −1 is the last.
  case open(Int)
  /// Shows the filter panel.
  case filters(CatalogID?)
  case filter(CatalogID, FilterChange)
  case clearFilters(CatalogID?)
  case favourite(ItemID)
  case unfavourite(ItemID)
  /// Asks whether an item is saved.
  case isFavourite(ItemID)
  case favourites
  case clearFavourites
  case picture(ItemID)
  case zoom(ItemID)
  case speak(ItemID?)
  case stop
  case goFishing
  case ocean
  case retry
  case undo
  case why
  case yes
  case no
  case greet
  case thanks
  case quit
}

/// How a sentence changes the filters that are on.
package enum FilterChange: Hashable, Codable, Sendable {
  /// Replaces the tags of the same facts: "only Morty".
  case only([Filter])
  /// Leaves those of what is on that fit these as well: "which of them can fly".
  case narrow([Filter])
  /// Lets in what fits these instead: "or dragons".
  case either([Filter])
  /// Adds tags beside those that are on: "also alive".
  case also([Filter])
  /// Takes tags away: "not dead any more", "drop Morty".
  case drop([Filter])
  /// On when off, off when on.
  case toggle(Filter)
}

/// The look of the answers on a terminal.
package enum Theme: String, CaseIterable, Hashable, Codable, Sendable {
  case dark, light, plain
}
