package import Conversation

extension SettingsClient {
  /// The settings in a store.
  package static func live(_ store: Store) -> SettingsClient {
    SettingsClient(
      load: { (user) async throws(StoreFailure) in try await store.settings(of: user) },
      save: { (user, settings) async throws(StoreFailure) in
        try await store.save(settings, of: user)
      })
  }
}
