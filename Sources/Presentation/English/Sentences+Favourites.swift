import Catalogs
import Conversation

extension English {
  static let favouritesTravel =
    "To take favourites along, run “curio favourites export FILE” on the command line, and"
    + " “curio favourites import FILE” in the new place."

  func mayFavouritesGo(_ count: Int) -> String {
    count == 1
      ? "Shall I remove your only favourite? Say yes or no."
      : "Shall I remove all \(number(count)) favourites? Say yes or no."
  }

  func favouritesCleared(_ count: Int) -> String {
    count == 1
      ? "Your favourite is gone. “undo” brings it back."
      : "All \(number(count)) favourites are gone. “undo” brings them back."
  }

  /// One sentence: what was not done, why, and what still works.
  func storeFailed(_ failure: StoreFailure, _ saving: Saving) -> String {
    "\(notDone(saving)), because \(reason(failure)); everything else still works."
  }

  private func notDone(_ saving: Saving) -> String {
    switch saving {
    case .adding(let item): "\(item.name) was not saved among your favourites"
    case .removing(let item): "\(item.name) was not removed from your favourites"
    case .clearing: "Your favourites were not removed"
    case .reading: "Your favourites could not be read"
    case .settings: "It holds for this chat but was not saved"
    case .undoing: "That was not undone"
    }
  }

  private func reason(_ failure: StoreFailure) -> String {
    switch failure {
    case .full: "the disk is full"
    case .readOnly: "the data folder may not be written"
    case .newer(let version): "the saved data is from a newer Curio (format \(version))"
    case .busy: "another Curio is busy with the saved data"
    case .other(let words): "the saved data cannot be used (\(Cleaning.echo(words)))"
    }
  }
}
