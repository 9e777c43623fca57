import Catalogs
import Conversation
import Host
import Testing

@Suite struct FavouritesTests {
  let folder: TemporaryFolder
  let favourites: FavouritesClient

  init() throws {
    folder = try TemporaryFolder()
    favourites = .live(Store(path: folder.file("curio.sqlite")))
  }

  let cod = ItemID(.fish, "atlantic-cod")
  let lich = ItemID(.monsters, "lich")
  let morty = ItemID(.characters, "2")
  let python = ItemID(.comics, "353")

  @Test func theNewestComesFirst() async throws {
    for item in [cod, lich, morty, python] { #expect(try await favourites.add("ana", item)) }
    #expect(try await favourites.list("ana") == [python, morty, lich, cod])
  }

  @Test func addingTwiceKeepsThePlaceAndSaysSo() async throws {
    _ = try await favourites.add("ana", cod)
    _ = try await favourites.add("ana", lich)
    #expect(try await favourites.add("ana", cod) == false)
    #expect(try await favourites.list("ana") == [lich, cod])
  }

  @Test func removingTellsWhetherItWasThere() async throws {
    _ = try await favourites.add("ana", cod)
    #expect(try await favourites.remove("ana", cod))
    #expect(try await favourites.remove("ana", cod) == false)
    #expect(try await favourites.list("ana") == [])
  }

  @Test func oneAddedAgainIsTheNewest() async throws {
    for item in [cod, lich] { _ = try await favourites.add("ana", item) }
    _ = try await favourites.remove("ana", cod)
    _ = try await favourites.add("ana", cod)
    #expect(try await favourites.list("ana") == [cod, lich])
  }

  @Test func aListTakesThePlaceOfAllInItsOrder() async throws {
    _ = try await favourites.add("ana", cod)
    try await favourites.replace("ana", [python, lich, python])
    #expect(try await favourites.list("ana") == [python, lich])
    _ = try await favourites.add("ana", morty)
    #expect(try await favourites.list("ana") == [morty, python, lich])
    try await favourites.replace("ana", [])
    #expect(try await favourites.list("ana") == [])
  }

  @Test(arguments: ["", "ana", "bob", "a'; DROP TABLE favourites; --", "nul\0inside", "Ünal 🐟"])
  func eachUserHasTheirOwn(_ user: String) async throws {
    _ = try await favourites.add("somebody else", lich)
    _ = try await favourites.add(user, cod)
    #expect(try await favourites.list(user) == [cod])
    #expect(try await favourites.list("somebody else") == [lich])
  }

  @Test func theyAreThereAfterARestart() async throws {
    _ = try await favourites.add("ana", cod)
    let again = FavouritesClient.live(Store(path: folder.file("curio.sqlite")))
    #expect(try await again.list("ana") == [cod])
    #expect(await again.notice() == nil)
  }
}
