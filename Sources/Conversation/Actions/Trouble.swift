package import Catalogs

/// Why a command that was understood could not be carried out.
package enum Trouble: Hashable, Sendable {
  /// Saved data could not be read or written; what was meant to happen, and what stood in the way.
  case store(StoreFailure, Saving)
  /// A service could not be asked for what only it has.
  case service(ServiceFailure, Lack)
  /// No program that speaks was found.
  case noSpeech
  /// The operator has switched speech off.
  case speechSwitchedOff
  /// The person is where nobody hears a voice of ours.
  case notHeard
  /// Somebody said stop before it was done.
  case cancelled
}

/// What was to be read from or written to the store.
package enum Saving: Hashable, Codable, Sendable {
  case adding(Item)
  case removing(Item)
  case clearing
  case reading
  case settings
  case undoing
}

/// What cannot be had without its service.
package enum Lack: Hashable, Codable, Sendable {
  case fact(Fact, Item)
  case record(ItemID)

  package var catalog: CatalogID {
    switch self {
    case .fact(_, let item): item.id.catalog
    case .record(let id): id.catalog
    }
  }
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
    case .service(let failure, _): failure.code
    case .noSpeech, .speechSwitchedOff, .notHeard: "noSpeech"
    case .cancelled: "cancelled"
    }
  }
}
