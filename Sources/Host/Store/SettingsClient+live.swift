package import Conversation

extension SettingsClient {
  /// The settings in a store, which is not opened to learn that nothing was ever saved.
  package static func live(_ store: Store) -> SettingsClient {
    SettingsClient(
      exists: { store.mayHoldSomething },
      load: { (user) async throws(StoreFailure) in try await store.settings(of: user) },
      save: { (user, settings) async throws(StoreFailure) in
        try await store.save(settings, of: user)
      })
  }
}
