import Catalogs
import Conversation
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension BackupTests {
  @Test func onlyTheOwnerMayReadIt() async throws {
    try await saveSomething()
    #expect(try folder.permissions(Self.backup) == 0o600)
    try folder.write([], to: Self.name)
    try await expectRestored([])
    #expect(try folder.permissions(Self.name) == 0o600)
  }

  @Test func twoThatFindTheDamagePutOneBack() async throws {
    for _ in 1...20 {
      let folder = try TemporaryFolder()
      let path = folder.file(Self.name)
      let before = Store(path: path)
      #expect(try await before.addFavourite(cod, of: "ana"))
      await before.backUp()
      await before.close()
      try folder.write([], to: Self.name)
      async let first = Store(path: path).addFavourite(lich, of: "ana")
      async let second = Store(path: path).addFavourite(ItemID(.comics, "353"), of: "ana")
      #expect(try await [first, second] == [true, true])
      #expect(
        Set(try await Store(path: path).favourites(of: "ana"))
          == [cod, lich, ItemID(.comics, "353")])
      #expect(
        try folder.names().filter { $0.contains("unreadable") } == [Self.name + ".unreadable-1"])
    }
  }

  @Test func twoThatSaveAtOnceLeaveABackupOfBoth() async throws {
    let path = folder.file(Self.name)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for half in [1...15, 16...30] {
        group.addTask {
          let store = Store(path: path)
          for number in half {
            _ = try await store.addFavourite(ItemID(.comics, "\(number)"), of: "")
            await store.backUp()
          }
        }
      }
      try await group.waitForAll()
    }
    truncate(path, 0)
    #expect(try await Store(path: path).favourites(of: "").count == 30)
  }

  @Test func inAReadOnlyFolderTheBackupIsRead() async throws {
    try await saveSomething()
    try folder.write(Array("garbage".utf8), to: Self.name)
    let path = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      for name in ["/curio.sqlite", "/curio.sqlite.backup", "/curio.sqlite.lock", ""] {
        chown(path + name, 65534, 65534)
      }
      chmod(path, 0o500)
      // The administrator may write everywhere.
      if getuid() == 0 { setuid(65534) }
      let store = Store(path: path + "/curio.sqlite")
      for round in 1...2 {
        let count = try await store.favourites(of: "ana").count
        #expect(count == 2)
        let notice = await store.takeNotice()
        #expect(notice == (round == 1 ? .readFromBackup : nil))
      }
      await #expect(throws: StoreFailure.readOnly) {
        try await store.addFavourite(ItemID(.fish, "haddock"), of: "ana")
      }
      await store.backUp()
      chmod(path, 0o700)
    }
    #expect(try folder.text(Self.name) == "garbage")
  }
}
