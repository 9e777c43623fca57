extension Command {
  /// Whether the work for it reads or writes saved data, and so may take a while.
  package var touchesStore: Bool {
    switch self {
    case .theme, .language, .width, .speech, .favourite, .unfavourite, .isFavourite,
      .favourites, .clearFavourites, .undo, .retry, .yes:
      true
    default: false
    }
  }
}
