package import Catalogs

/// What can go wrong with saved data.
package enum StoreFailure: Error, Hashable, Codable, Sendable {
  /// No space left on the device.
  case full
  /// The folder or the file may not be written.
  case readOnly
  /// The file was made by a newer version of Curio, with this number.
  case newer(version: Int)
  /// Another process kept it locked for too long.
  case busy
  /// Anything else, with the system's words.
  case other(String)
}

/// A note about the store that a person should be told once.
package enum StoreNotice: Hashable, Sendable {
  /// The file could not be read and was moved to this name.
  case movedAside(String)
  /// A backup has taken the place of a file that was gone, or that could not be read and has this name now.
  case restored(aside: String?)
  /// The file cannot be read, nothing can be put in its place, and what is told comes from a backup.
  case readFromBackup

  /// The same for a stranger, whom it does not concern where files lie.
  package var discreet: StoreNotice {
    func name(_ path: String) -> String {
      path.split(separator: "/").last.map { String($0) } ?? path
    }
    return switch self {
    case .movedAside(let path): .movedAside(name(path))
    case .restored(let path): .restored(aside: path.map(name))
    case .readFromBackup: self
    }
  }
}

/// The favourites of each user, newest first, saved before they are confirmed.
package struct FavouritesClient: Sendable {
  package var list: @Sendable (_ user: String) async throws(StoreFailure) -> [ItemID]
  /// Adds one; false when it was there already.
  package var add: @Sendable (_ user: String, ItemID) async throws(StoreFailure) -> Bool
  /// Takes one away; false when it was not there.
  package var remove: @Sendable (_ user: String, ItemID) async throws(StoreFailure) -> Bool
  /// Puts a list in place of all, newest first: for undo and for "remove all".
  package var replace: @Sendable (_ user: String, [ItemID]) async throws(StoreFailure) -> Void
  /// What the person should be told about the store, handed out once.
  package var notice: @Sendable () async -> StoreNotice?
  /// Brings to safety what was saved: before the process ends.
  package var settle: @Sendable () async -> Void

  package init(
    list: @escaping @Sendable (_ user: String) async throws(StoreFailure) -> [ItemID],
    add: @escaping @Sendable (_ user: String, ItemID) async throws(StoreFailure) -> Bool,
    remove: @escaping @Sendable (_ user: String, ItemID) async throws(StoreFailure) -> Bool,
    replace: @escaping @Sendable (_ user: String, [ItemID]) async throws(StoreFailure) -> Void,
    notice: @escaping @Sendable () async -> StoreNotice?,
    settle: @escaping @Sendable () async -> Void = {}
  ) {
    self.list = list
    self.add = add
    self.remove = remove
    self.replace = replace
    self.notice = notice
    self.settle = settle
  }
}

/// The settings of each user.
package struct SettingsClient: Sendable {
  /// Whether anything was ever saved, found out without opening it: what a session asks before it loads.
  package var exists: @Sendable () -> Bool
  package var load: @Sendable (_ user: String) async throws(StoreFailure) -> Settings
  package var save: @Sendable (_ user: String, Settings) async throws(StoreFailure) -> Void

  package init(
    exists: @escaping @Sendable () -> Bool = { true },
    load: @escaping @Sendable (_ user: String) async throws(StoreFailure) -> Settings,
    save: @escaping @Sendable (_ user: String, Settings) async throws(StoreFailure) -> Void
  ) {
    self.exists = exists
    self.load = load
    self.save = save
  }
}

/// The speech hook.
///
/// Never waits for the voice, never fails towards the conversation.
package struct SpeechClient: Sendable {
  /// Whether a speech program was found.
  package var isAvailable: @Sendable () -> Bool
  /// Speaks a text; what is being spoken stops first.
  package var speak: @Sendable (_ text: String, _ language: String) -> Void
  package var stop: @Sendable () -> Void
  /// Waits until what was asked for last has begun: before the process ends, or nobody would hear its last answer.
  package var settle: @Sendable () -> Void

  package init(
    isAvailable: @escaping @Sendable () -> Bool,
    speak: @escaping @Sendable (_ text: String, _ language: String) -> Void,
    stop: @escaping @Sendable () -> Void,
    settle: @escaping @Sendable () -> Void = {}
  ) {
    self.isAvailable = isAvailable
    self.speak = speak
    self.stop = stop
    self.settle = settle
  }
}
