package import Conversation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SettingsClient {
  /// The settings in a store, which is not opened to learn that nothing was ever saved.
  package static func live(_ store: Store, path: String) -> SettingsClient {
    SettingsClient(
      exists: { access(path, F_OK) == 0 },
      load: { (user) async throws(StoreFailure) in try await store.settings(of: user) },
      save: { (user, settings) async throws(StoreFailure) in
        try await store.save(settings, of: user)
      })
  }
}
