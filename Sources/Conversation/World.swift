package import Catalogs

/// Everything outside of a session, as closures: the real one is made by the host, a scripted one by tests.
///
/// The clock and the random numbers come only from here, so that conversations repeat byte for byte.
package struct World: Sendable {
  package var library: Library {
    get { indexes.library }
    set {
      indexes = Indexes(newValue)
      shelf = Shelf(indexes)
    }
  }
  /// What is worked out from the library when it is first needed.
  package private(set) var indexes: Indexes
  /// What services gave since this process began.
  package private(set) var shelf: Shelf
  /// Reads an utterance in the light of a state.
  package var understand: @Sendable (String, State) -> Interpretation
  /// Sentences by topic, from the intents, in a language.
  package var topics: @Sendable (_ language: String) -> [Help.Topic]
  /// Languages that have intents and sentences, as two letters.
  package var languages: [String]
  package var favourites: FavouritesClient
  package var settings: SettingsClient
  package var speech: SpeechClient
  /// The services and the copies of what they gave; offline until something wires them.
  package var live = LiveClient.offline
  /// Whether services, or copies of what they gave, have a part in answers, as it was when the world was refreshed last.
  private(set) var isLive = false
  /// What sessions remembered when they left the memory.
  package var contexts = ContextsClient.none
  /// Seconds since 1970, UTC.
  package var now: @Sendable () -> Int
  /// The next random number.
  package var random: @Sendable () -> UInt64
  package var version: String

  package init(
    library: Library, understand: @escaping @Sendable (String, State) -> Interpretation,
    topics: @escaping @Sendable (_ language: String) -> [Help.Topic], languages: [String],
    favourites: FavouritesClient, settings: SettingsClient, speech: SpeechClient,
    now: @escaping @Sendable () -> Int, random: @escaping @Sendable () -> UInt64, version: String
  ) {
    indexes = Indexes(library)
    shelf = Shelf(indexes)
    self.understand = understand
    self.topics = topics
    self.languages = languages
    self.favourites = favourites
    self.settings = settings
    self.speech = speech
    self.now = now
    self.random = random
    self.version = version
  }
}

extension World {
  /// Looks once whether anything is live, and takes in the records that services have added by now.
  mutating func refresh() {
    isLive = live.isOnline || live.hasCopies()
    if isLive { indexes = shelf.indexes }
  }

  /// The same world, refreshed.
  func refreshed() -> World {
    var world = self
    world.refresh()
    return world
  }

  /// The same world where nothing was fetched yet.
  package func forgetful() -> World {
    var world = self
    world.shelf = Shelf(indexes)
    return world
  }
}
