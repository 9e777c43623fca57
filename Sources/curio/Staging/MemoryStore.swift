import Catalogs
import Conversation
import Synchronization

/// Favourites and settings of a played conversation: they outlive its sessions, not the transcript.
final class MemoryStore: Sendable {
  private struct Contents {
    var favourites: [String: [ItemID]] = [:]
    var settings: [String: Settings] = [:]
  }

  private let contents = Mutex(Contents())

  var favourites: FavouritesClient {
    FavouritesClient(
      list: { [self] user in contents.withLock { $0.favourites[user] ?? [] } },
      add: { [self] user, item in
        contents.withLock { contents in
          var list = contents.favourites[user] ?? []
          if list.contains(item) { return false }
          list.insert(item, at: 0)
          contents.favourites[user] = list
          return true
        }
      },
      remove: { [self] user, item in
        contents.withLock { contents in
          guard let index = contents.favourites[user]?.firstIndex(of: item) else { return false }
          contents.favourites[user]?.remove(at: index)
          return true
        }
      },
      replace: { [self] user, items in contents.withLock { $0.favourites[user] = items } },
      notice: { nil })
  }

  var settings: SettingsClient {
    SettingsClient(
      load: { [self] user in contents.withLock { $0.settings[user] ?? Settings() } },
      save: { [self] user, settings in contents.withLock { $0.settings[user] = settings } })
  }
}
