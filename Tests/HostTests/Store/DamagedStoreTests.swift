import Catalogs
import Conversation
import Host
import Testing

@Suite struct DamagedStoreTests {
  let folder: TemporaryFolder
  let cod = ItemID(.fish, "atlantic-cod")
  let lich = ItemID(.monsters, "lich")

  init() throws {
    folder = try TemporaryFolder()
  }

  func store() -> Store {
    Store(path: folder.file("curio.sqlite"))
  }

  /// The bytes of a good store with 40 favourites, all in the one file.
  func goodFile() async throws -> [UInt8] {
    let other = try TemporaryFolder()
    let store = Store(path: other.file("curio.sqlite"))
    try await store.replaceFavourites(
      with: (1...40).map { ItemID(.comics, "\($0)") }, of: "ana")
    await store.close()
    #expect(try other.names() == ["curio.sqlite", "curio.sqlite.lock"])
    return try other.read("curio.sqlite")
  }

  /// Checks that a damaged file was moved aside whole, told once, and that a new store works in its
  /// place.
  func expectMovedAside(_ bytes: [UInt8]) async throws {
    let store = store()
    #expect(try await store.favourites(of: "ana") == [])
    #expect(
      await store.takeNotice() == .movedAside(folder.file("curio.sqlite.unreadable-1")))
    #expect(await store.takeNotice() == nil)
    #expect(try await store.addFavourite(cod, of: "ana"))
    #expect(try folder.read("curio.sqlite.unreadable-1") == bytes)
    await store.close()
    #expect(try await self.store().favourites(of: "ana") == [cod])
    #expect(try folder.names().contains("curio.sqlite.unreadable-2") == false)
  }

  @Test(arguments: [
    [UInt8](repeating: 0, count: 400), [UInt8](repeating: 0, count: 20_000), [7],
    Array("{\"favourites\": [".utf8), Array("SQLite format 3\0".utf8),
    Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0xFF, count: 5000),
    [UInt8](repeating: 0xA5, count: 100_000),
  ])
  func whatIsNoDatabaseIsMovedAside(_ bytes: [UInt8]) async throws {
    try folder.write(bytes, to: "curio.sqlite")
    try await expectMovedAside(bytes)
  }

  @Test(arguments: [1, 99, 512, 4095, 4096, 8192, 12_288])
  func aTruncatedFileIsMovedAside(_ length: Int) async throws {
    let bytes = Array(try await goodFile().prefix(length))
    try folder.write(bytes, to: "curio.sqlite")
    try await expectMovedAside(bytes)
  }

  @Test func aDamagedPageIsMovedAside() async throws {
    var bytes = try await goodFile()
    for index in 4096..<8192 { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    try folder.write(bytes, to: "curio.sqlite")
    try await expectMovedAside(bytes)
  }

  @Test func writingFirstMovesItAsideToo() async throws {
    try folder.write(Array("garbage".utf8), to: "curio.sqlite")
    let store = store()
    #expect(try await store.addFavourite(cod, of: "ana"))
    #expect(await store.takeNotice() != nil)
    #expect(try folder.text("curio.sqlite.unreadable-1") == "garbage")
  }

  @Test func changesThatWaitBesideTheFileGoWithIt() async throws {
    try folder.write([], to: "curio.sqlite")
    try folder.write(Array("changes".utf8), to: "curio.sqlite-wal")
    let store = store()
    #expect(try await store.addFavourite(cod, of: "ana"))
    #expect(try folder.text("curio.sqlite.unreadable-1-wal") == "changes")
    #expect(try folder.read("curio.sqlite.unreadable-1") == [])
  }

  @Test func anEmptyFileIsANewStore() async throws {
    try folder.write([], to: "curio.sqlite")
    let store = store()
    #expect(try await store.favourites(of: "ana") == [])
    #expect(try await store.addFavourite(cod, of: "ana"))
    #expect(await store.takeNotice() == nil)
  }

  @Test func eachDamagedFileGetsANameOfItsOwn() async throws {
    for number in 1...3 {
      try folder.write(Array("garbage \(number)".utf8), to: "curio.sqlite")
      let store = store()
      #expect(try await store.favourites(of: "ana") == [])
      #expect(try folder.text("curio.sqlite.unreadable-\(number)") == "garbage \(number)")
    }
  }

  @Test func twoThatFindTheDamageMoveOneFile() async throws {
    for _ in 1...20 {
      let folder = try TemporaryFolder()
      try folder.write(Array("garbage".utf8), to: "curio.sqlite")
      let path = folder.file("curio.sqlite")
      async let first = Store(path: path).addFavourite(cod, of: "ana")
      async let second = Store(path: path).addFavourite(lich, of: "ana")
      #expect(try await [first, second] == [true, true])
      #expect(Set(try await Store(path: path).favourites(of: "ana")) == [cod, lich])
      #expect(
        try folder.names().filter { $0.contains("unreadable") } == ["curio.sqlite.unreadable-1"])
    }
  }

  @Test func aFileThatIsReplacedWhileOpenIsReadAnew() async throws {
    let store = store()
    #expect(try await store.addFavourite(cod, of: "ana"))
    let good = try await goodFile()
    for name in try folder.names() { try folder.remove(name) }
    try folder.write(good, to: "curio.sqlite")
    #expect(try await store.favourites(of: "ana").count == 40)
    #expect(try await store.addFavourite(lich, of: "ana"))
    #expect(try await self.store().favourites(of: "ana").first == lich)
  }
}
