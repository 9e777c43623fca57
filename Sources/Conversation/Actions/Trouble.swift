package import Catalogs

/// Why a command that was understood could not be carried out.
package enum Trouble: Hashable, Sendable {
  /// Saved data could not be read or written; what was meant to happen, and what stood in the way.
  case store(StoreFailure, Saving)
  /// No program that speaks was found.
  case noSpeech
  /// Somebody said stop before it was done.
  case cancelled
}

/// What was to be read from or written to the store.
package enum Saving: Hashable, Sendable {
  case adding(Item)
  case removing(Item)
  case clearing
  case reading
  case settings
  case undoing
}

extension Trouble {
  /// The code that the json wire shows.
  package var code: String {
    switch self {
    case .store(.full, _): "storeFull"
    case .store(.readOnly, _): "storeReadOnly"
    case .store(.newer, _): "storeNewer"
    case .store(.busy, _): "storeBusy"
    case .store(.other, _): "store"
    case .noSpeech: "noSpeech"
    case .cancelled: "cancelled"
    }
  }
}
