import Catalogs
import Conversation

extension German {
  static let favouritesTravel =
    "Um Favoriten mitzunehmen, ruf „curio favourites export DATEI“ auf der Kommandozeile auf und"
    + " am neuen Ort „curio favourites import DATEI“."

  func mayFavouritesGo(_ count: Int) -> String {
    count == 1
      ? "Soll ich deinen einzigen Favoriten entfernen? Sag ja oder nein."
      : "Soll ich alle \(number(count)) Favoriten entfernen? Sag ja oder nein."
  }

  func favouritesCleared(_ count: Int) -> String {
    count == 1
      ? "Dein Favorit ist weg. „Rückgängig“ holt ihn zurück."
      : "Alle \(number(count)) Favoriten sind weg. „Rückgängig“ holt sie zurück."
  }

  /// One sentence: what was not done, why, and what still works.
  func storeFailed(_ failure: StoreFailure, _ saving: Saving) -> String {
    "\(notDone(saving)): \(reason(failure)); alles andere geht noch."
  }

  private func notDone(_ saving: Saving) -> String {
    switch saving {
    case .adding(let item): "\(item.name) wurde nicht bei deinen Favoriten gespeichert"
    case .removing(let item): "\(item.name) wurde nicht aus deinen Favoriten entfernt"
    case .clearing: "Deine Favoriten wurden nicht entfernt"
    case .reading: "Deine Favoriten waren nicht zu lesen"
    case .settings: "Das gilt für dieses Gespräch, wurde aber nicht gespeichert"
    case .undoing: "Das wurde nicht rückgängig gemacht"
    }
  }

  private func reason(_ failure: StoreFailure) -> String {
    switch failure {
    case .full: "der Datenträger ist voll"
    case .readOnly: "in den Datenordner darf nicht geschrieben werden"
    case .newer(let version): "die Daten stammen von einem neueren Curio (Format \(version))"
    case .busy: "ein anderes Curio benutzt die Daten gerade"
    case .other(let words): "die Daten sind nicht zu gebrauchen (\(Cleaning.echo(words)))"
    }
  }
}
