import Catalogs
import Conversation
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a backup saves where the store itself is lost.
@Suite struct BackupTests {
  static let name = "curio.sqlite"
  static let backup = name + ".backup"

  let folder: TemporaryFolder
  let cod = ItemID(.fish, "atlantic-cod")
  let lich = ItemID(.monsters, "lich")

  init() throws {
    folder = try TemporaryFolder()
  }

  func store() -> Store { Store(path: folder.file(Self.name)) }

  /// Saves a few things and ends in good order.
  func saveSomething() async throws {
    let store = store()
    #expect(try await store.addFavourite(cod, of: "ana"))
    #expect(try await store.addFavourite(lich, of: "ana"))
    #expect(try await store.addFavourite(lich, of: "ben"))
    try await store.save(Settings(theme: .light), of: "ana")
    await store.backUp()
    await store.close()
    #expect(try folder.names() == [Self.name, Self.backup, Self.name + ".lock"])
  }

  func expectEverything(_ notice: StoreNotice?) async throws {
    let store = store()
    #expect(try await store.favourites(of: "ana") == [lich, cod])
    #expect(try await store.favourites(of: "ben") == [lich])
    #expect(try await store.settings(of: "ana") == Settings(theme: .light))
    #expect(await store.takeNotice() == notice)
    #expect(await store.takeNotice() == nil)
    await store.backUp()
    await store.close()
  }

  /// The store is what it was after two restarts, and so is its backup.
  func expectRestored(_ damaged: [UInt8]) async throws {
    let aside = folder.file(Self.name + ".unreadable-1")
    try await expectEverything(.restored(aside: aside))
    #expect(try folder.read(Self.name + ".unreadable-1") == damaged)
    try await expectEverything(nil)
    // The backup is whole: it comes back once more.
    try folder.write([], to: Self.name)
    try await expectEverything(.restored(aside: folder.file(Self.name + ".unreadable-2")))
  }

  @Test(arguments: [
    [], [7], [UInt8](repeating: 0, count: 400), [UInt8](repeating: 0, count: 20_000),
    Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0xFF, count: 5000),
  ])
  func aStoreThatWasOverwrittenComesBack(_ bytes: [UInt8]) async throws {
    try await saveSomething()
    try folder.write(bytes, to: Self.name)
    try await expectRestored(bytes)
  }

  @Test(arguments: [1, 512, 4096, 4097, 8192, 12_288])
  func aStoreThatWasCutComesBack(_ length: Int) async throws {
    try await saveSomething()
    let bytes = Array(try folder.read(Self.name).prefix(length))
    try folder.write(bytes, to: Self.name)
    try await expectRestored(bytes)
  }

  @Test func aStoreWithoutItsTablesComesBack() async throws {
    try await saveSomething()
    try folder.remove(Self.name)
    try SQL.run("PRAGMA journal_mode = WAL", in: folder.file(Self.name))
    try await expectRestored(try folder.read(Self.name))
  }

  @Test func aStoreThatIsGoneComesBack() async throws {
    try await saveSomething()
    try folder.remove(Self.name)
    try await expectEverything(.restored(aside: nil))
    try await expectEverything(nil)
  }

  @Test func writingFirstBringsItBackToo() async throws {
    try await saveSomething()
    try folder.write([], to: Self.name)
    let store = store()
    #expect(try await store.addFavourite(cod, of: "ana") == false)
    #expect(await store.takeNotice() != nil)
    #expect(try await store.favourites(of: "ana") == [lich, cod])
  }

  @Test func aStoreThatIsEmptiedWhileOpenComesBack() async throws {
    try await saveSomething()
    for isWriting in [false, true] {
      let store = store()
      #expect(try await store.favourites(of: "ana") == [lich, cod])
      truncate(folder.file(Self.name), 0)
      if isWriting { #expect(try await store.addFavourite(cod, of: "ana") == false) }
      #expect(try await store.favourites(of: "ana") == [lich, cod])
      await store.backUp()
    }
    try await expectEverything(nil)
  }

  @Test(arguments: [[], [UInt8](repeating: 0, count: 8192), Array("garbage".utf8)])
  func aDamagedBackupHarmsNoGoodStore(_ bytes: [UInt8]) async throws {
    try await saveSomething()
    try folder.write(bytes, to: Self.backup)
    try await expectEverything(nil)
  }

  @Test(arguments: [[], [UInt8](repeating: 0, count: 8192), Array("garbage".utf8)])
  func twoDamagedFilesAreBothMovedAside(_ bytes: [UInt8]) async throws {
    try await saveSomething()
    try folder.write(Array("damaged".utf8), to: Self.name)
    try folder.write(bytes, to: Self.backup)
    let store = store()
    #expect(try await store.favourites(of: "ana") == [])
    #expect(
      await store.takeNotice() == .movedAside(folder.file(Self.name + ".unreadable-1")))
    #expect(try await store.addFavourite(cod, of: "ana"))
    #expect(try folder.text(Self.name + ".unreadable-1") == "damaged")
    #expect(try folder.read(Self.backup + ".unreadable-1") == bytes)
  }

  @Test func whatWasTakenAwayStaysAway() async throws {
    try await saveSomething()
    let store = store()
    try await store.replaceFavourites(with: [], of: "ana")
    await store.backUp()
    await store.close()
    try folder.write([], to: Self.name)
    #expect(try await self.store().favourites(of: "ana") == [])
    #expect(try await self.store().favourites(of: "ben") == [lich])
  }

  @Test func nothingIsWrittenWhereNothingChanged() async throws {
    try await saveSomething()
    try folder.remove(Self.backup)
    try folder.write(Array("an old one".utf8), to: Self.backup)
    let store = store()
    _ = try await store.favourites(of: "ana")
    try await store.save(contexts: [:], seen: 1, forgettingBefore: 0)
    await store.backUp()
    #expect(try folder.text(Self.backup) == "an old one")
  }

  @Test func theNextOneBacksUpWhatAKilledOneCouldNot() async throws {
    try await saveSomething()
    let path = folder.file(Self.name)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = Store(path: path)
      _ = try await store.addFavourite(ItemID(.fish, "haddock"), of: "ana")
      // Still open when it ends.
      withExtendedLifetime(store) { _ = kill(getpid(), SIGKILL) }
    }
    let store = store()
    #expect(try await store.favourites(of: "ana").count == 3)
    await store.backUp()
    await store.close()
    try folder.write([], to: Self.name)
    #expect(try await self.store().favourites(of: "ana").count == 3)
  }

  @Test func aStoreThatNeverHadABackupGetsOne() async throws {
    try await saveSomething()
    try folder.remove(Self.backup)
    try await expectEverything(nil)
    try folder.write([], to: Self.name)
    try await expectRestored([])
  }

  @Test func aFileOfANewerCurioIsNotBackedUp() async throws {
    try await saveSomething()
    try SQL.run("PRAGMA user_version = 77", in: folder.file(Self.name))
    try folder.remove(Self.backup)
    let store = store()
    #expect(try await store.favourites(of: "ana") == [lich, cod])
    await store.backUp()
    #expect(try folder.names().contains(Self.backup) == false)
  }
}
