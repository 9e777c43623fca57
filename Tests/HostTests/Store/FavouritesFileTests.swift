import Catalogs
import Conversation
import Host
import Testing

@Suite struct FavouritesFileTests {
  let items = [ItemID(.comics, "353"), ItemID(.fish, "atlantic-cod"), ItemID(.monsters, "lich")]

  @Test func aListIsALineEachWithWhatItIsFor() {
    let text = FavouritesFile.text(of: items) { $0.key == "353" ? "Py\nthon" : nil }
    #expect(
      text == """
        # Curio's favourites, newest first.
        comics 353  # Py thon
        fish atlantic-cod
        monsters lich

        """)
  }

  @Test(arguments: [
    "comics 353\nfish atlantic-cod\nmonsters lich\n",
    "comics 353\r\nfish atlantic-cod\r\nmonsters lich",
    "\u{FEFF}# mine\n\n  comics\t353  # Python\n#fish x\nfish atlantic-cod\nmonsters lich\n\n",
  ])
  func aListIsReadBackInItsOrder(_ text: String) throws {
    #expect(try FavouritesFile.items(in: text) == items)
  }

  @Test(arguments: [
    ("comics 353\nbirds 1\n", 2), ("comics", 1), ("fish # none", 1), ("{\"comics\": 1}", 1),
  ])
  func aBadLineIsNamedAndNothingIsRead(_ text: String, line: Int) {
    #expect(throws: FavouritesFile.Failure.badLine(line)) { try FavouritesFile.items(in: text) }
  }

  @Test func importedFavouritesGoOnTopAndNoneIsLost() async throws {
    let folder = try TemporaryFolder()
    let store = Store(path: folder.file("curio.sqlite"))
    let morty = ItemID(.characters, "2")
    for item in [items[2], morty] { _ = try await store.addFavourite(item, of: "") }
    try await store.prependFavourites(items, of: "")
    try await store.prependFavourites(items, of: "")
    #expect(try await store.favourites(of: "") == items + [morty])
  }
}
