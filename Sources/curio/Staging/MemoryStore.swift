import Catalogs
import Conversation
import Replay
import Synchronization

/// Favourites and settings of a played conversation: they outlive its sessions, not the transcript.
final class MemoryStore: Sendable {
  private struct Contents {
    var favourites: [String: [ItemID]] = [:]
    var settings: [String: Settings] = [:]
    var mode = StoreMode.ok
    var notice: StoreNotice?
  }

  private let contents = Mutex(Contents())

  /// Makes reading and writing fail from now on, or work again.
  func behave(_ mode: StoreMode) {
    contents.withLock { contents in
      contents.mode = mode
      switch mode {
      case .movedAside: contents = Contents(notice: .movedAside("curio.sqlite.damaged"))
      case .restored: contents.notice = .restored(aside: "curio.sqlite.damaged")
      case .gone: contents.notice = .restored(aside: nil)
      case .readFromBackup: contents.notice = .readFromBackup
      default: break
      }
    }
  }

  /// What a user has kept, however the store behaves.
  func kept(by user: String) -> [ItemID] { contents.withLock { $0.favourites[user] ?? [] } }

  var favourites: FavouritesClient {
    FavouritesClient(
      list: { [self] user throws(StoreFailure) in
        try reading { $0.favourites[user] ?? [] }
      },
      add: { [self] user, item throws(StoreFailure) in
        try writing { contents in
          var list = contents.favourites[user] ?? []
          if list.contains(item) { return false }
          list.insert(item, at: 0)
          contents.favourites[user] = list
          return true
        }
      },
      remove: { [self] user, item throws(StoreFailure) in
        try writing { contents in
          guard let index = contents.favourites[user]?.firstIndex(of: item) else { return false }
          contents.favourites[user]?.remove(at: index)
          return true
        }
      },
      replace: { [self] user, items throws(StoreFailure) in
        try writing { $0.favourites[user] = items }
      },
      notice: { [self] in
        contents.withLock { contents in
          defer { contents.notice = nil }
          return contents.notice
        }
      })
  }

  var settings: SettingsClient {
    SettingsClient(
      load: { [self] user throws(StoreFailure) in
        try reading { $0.settings[user] ?? Settings() }
      },
      save: { [self] user, settings throws(StoreFailure) in
        try writing { $0.settings[user] = settings }
      })
  }

  private func reading<Value: Sendable>(
    _ work: (Contents) -> Value
  ) throws(StoreFailure) -> Value {
    let contents = contents.withLock { $0 }
    if let failure = contents.mode.failureOfReading { throw failure }
    return work(contents)
  }

  private func writing<Value: Sendable>(
    _ work: (inout Contents) -> Value
  ) throws(StoreFailure) -> Value {
    let mode = contents.withLock(\.mode)
    if let failure = mode.failureOfWriting { throw failure }
    return contents.withLock { work(&$0) }
  }
}

extension StoreMode {
  /// A store without room, or that may not be written, can still be read.
  fileprivate var failureOfReading: StoreFailure? {
    switch self {
    case .ok, .movedAside, .restored, .gone, .readFromBackup, .full, .readOnly: nil
    case .newer: .newer(version: 9)
    case .busy: .busy
    case .broken: .other("disk I/O error")
    }
  }

  fileprivate var failureOfWriting: StoreFailure? {
    switch self {
    case .full: .full
    case .readOnly, .readFromBackup: .readOnly
    default: failureOfReading
    }
  }
}
