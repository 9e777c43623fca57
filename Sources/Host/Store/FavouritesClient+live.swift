package import Conversation

extension FavouritesClient {
  /// The favourites in a store.
  package static func live(_ store: Store) -> FavouritesClient {
    FavouritesClient(
      list: { (user) async throws(StoreFailure) in try await store.favourites(of: user) },
      add: { (user, item) async throws(StoreFailure) in
        try await store.addFavourite(item, of: user)
      },
      remove: { (user, item) async throws(StoreFailure) in
        try await store.removeFavourite(item, of: user)
      },
      replace: { (user, items) async throws(StoreFailure) in
        try await store.replaceFavourites(with: items, of: user)
      },
      notice: { await store.takeNotice() }, settle: { await store.settle() })
  }
}
