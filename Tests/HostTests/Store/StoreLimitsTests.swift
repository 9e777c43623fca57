import Catalogs
import Conversation
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Read-only folders, full disks, newer files and who may read the file.
@Suite struct StoreLimitsTests {
  let folder: TemporaryFolder
  let cod = ItemID(.fish, "cod")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func onlyTheOwnerMayRead() async throws {
    _ = try await Store(path: folder.file("data/curio.sqlite")).addFavourite(cod, of: "")
    #expect(try folder.permissions("data") == 0o700)
    #expect(try folder.permissions("data/curio.sqlite") == 0o600)
  }

  @Test func belowAFileNothingIsListedAndNothingCanBeSaved() async throws {
    try folder.write([], to: "file")
    let store = Store(path: folder.file("file/curio.sqlite"))
    #expect(try await store.favourites(of: "") == [])
    await #expect(throws: StoreFailure.other("Not a directory")) {
      try await store.addFavourite(cod, of: "")
    }
  }

  @Test func aFolderInPlaceOfTheFileIsLeftAlone() async throws {
    let store = Store(path: folder.path)
    await #expect(throws: StoreFailure.self) { try await store.favourites(of: "") }
    await #expect(throws: StoreFailure.self) { try await store.addFavourite(cod, of: "") }
    #expect(try folder.names() == [])
  }

  @Test func aFileOfANewerCurioIsReadAndNotWritten() async throws {
    let path = folder.file("curio.sqlite")
    let old = Store(path: path)
    _ = try await old.addFavourite(cod, of: "")
    await old.close()
    try SQL.run("PRAGMA user_version = 7; ALTER TABLE favourites ADD COLUMN mood TEXT", in: path)
    let before = try folder.read("curio.sqlite")
    let store = Store(path: path)
    #expect(try await store.favourites(of: "") == [cod])
    await #expect(throws: StoreFailure.newer(version: 7)) {
      try await store.addFavourite(ItemID(.fish, "haddock"), of: "")
    }
    await #expect(throws: StoreFailure.newer(version: 7)) {
      try await store.save(Settings(width: 50), of: "")
    }
    await store.close()
    #expect(try folder.read("curio.sqlite") == before)
    #expect(await store.takeNotice() == nil)
  }

  @Test func aNewerFileThatCannotBeUnderstoodSaysSo() async throws {
    let path = folder.file("curio.sqlite")
    try SQL.run("PRAGMA user_version = 9; CREATE TABLE other (x)", in: path)
    await #expect(throws: StoreFailure.newer(version: 9)) {
      try await Store(path: path).favourites(of: "")
    }
  }

  @Test func aCurioThatIsOpenNoticesANewerOne() async throws {
    let path = folder.file("curio.sqlite")
    let store = Store(path: path)
    _ = try await store.addFavourite(cod, of: "")
    try SQL.run("PRAGMA user_version = 7", in: path)
    await #expect(throws: StoreFailure.newer(version: 7)) {
      try await store.removeFavourite(cod, of: "")
    }
  }

  @Test func aReadOnlyFolderCanBeListedAndNotChanged() async throws {
    let store = Store(path: folder.file("with/curio.sqlite"))
    _ = try await store.addFavourite(cod, of: "")
    await store.close()
    let path = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      mkdir(path + "/without", 0o500)
      for name in ["/with/curio.sqlite", "/with/curio.sqlite.lock", "/with"] {
        chown(path + name, 65534, 65534)
      }
      chown(path + "/without", 65534, 65534)
      chmod(path + "/with", 0o500)
      // The administrator may write everywhere.
      if getuid() == 0 { setuid(65534) }
      let cod = ItemID(.fish, "cod")
      for (name, expected) in [("/with", [cod]), ("/without", []), ("/without/any", [])] {
        let store = Store(path: path + name + "/curio.sqlite")
        let before = try await store.favourites(of: "")
        #expect(before == expected)
        do throws(StoreFailure) {
          _ = try await store.addFavourite(ItemID(.fish, "haddock"), of: "")
          Issue.record("a favourite was saved in \(name)")
        } catch {
          #expect(error == .readOnly, "\(name)")
        }
        let after = try await store.favourites(of: "")
        #expect(after == expected)
      }
      chmod(path + "/with", 0o700)
      chmod(path + "/without", 0o700)
    }
  }

  /// Somebody was killed before the changes were taken into the file, or copied what was there.
  @Test(arguments: [["", "-wal", "-shm"], ["", "-wal"]])
  func whatWaitsBesideAReadOnlyFileIsReadToo(_ suffixes: [String]) async throws {
    let store = Store(path: folder.file("live/curio.sqlite"))
    _ = try await store.addFavourite(cod, of: "")
    mkdir(folder.file("still"), 0o700)
    for suffix in suffixes {
      let bytes = try AtomicFile.read(folder.file("live/curio.sqlite" + suffix))
      try AtomicFile.write(bytes, to: folder.file("still/curio.sqlite" + suffix))
    }
    let path = folder.file("still")
    await #expect(processExitsWith: .success) { [path = path as String] in
      for name in ["", "/curio.sqlite", "/curio.sqlite-wal", "/curio.sqlite-shm"] {
        chown(path + name, 65534, 65534)
        chmod(path + name, name.isEmpty ? 0o500 : 0o400)
      }
      // The administrator may write everywhere.
      if getuid() == 0 { setuid(65534) }
      let store = Store(path: path + "/curio.sqlite")
      for _ in 1...2 {
        let kept = try await store.favourites(of: "")
        #expect(kept == [ItemID(.fish, "cod")])
      }
      chmod(path, 0o700)
    }
  }

  @Test func aFullDiskIsToldAndLosesNothing() async throws {
    let path = folder.file("curio.sqlite")
    await #expect(processExitsWith: .success) { [path = path as String] in
      Signals.ignorePipe()
      let store = Store(path: path)
      func limitFiles(to size: rlim_t) {
        var limit = rlimit(rlim_cur: size, rlim_max: rlim_t(Int64.max))
        #if canImport(Glibc)
          setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
      }
      for (size, key) in [(rlim_t(0), "first"), (64 * 1024, "later")] {
        limitFiles(to: size)
        var saved = try await store.favourites(of: "").count
        do throws(StoreFailure) {
          for number in 0..<5000 {
            _ = try await store.addFavourite(
              ItemID(.comics, "\(key)-\(number)-" + String(repeating: "x", count: 200)), of: "")
            saved += 1
          }
          Issue.record("the disk was never full")
        } catch {
          #expect(error == .full)
        }
        let kept = try await store.favourites(of: "").count
        #expect(kept == saved)
        limitFiles(to: 1 << 30)
        let isNew = try await store.addFavourite(ItemID(.fish, key), of: "")
        #expect(isNew)
        let newest = try await store.favourites(of: "").first?.key
        #expect(newest == key)
      }
    }
  }

  @Test(.enabled(if: getuid() == 0, "only the administrator may mount a small file system"))
  func aFullFileSystemIsToldAndLosesNothing() async throws {
    #if canImport(Glibc)
      let path = folder.file("small")
      mkdir(path, 0o700)
      guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else { return }
      defer { umount2(path, Int32(MNT_DETACH)) }
      let store = Store(path: path + "/curio.sqlite")
      var saved: [ItemID] = []
      await #expect(throws: StoreFailure.full) {
        for number in 0..<5000 {
          let item = ItemID(.comics, "\(number)")
          _ = try await store.addFavourite(item, of: "")
          saved.insert(item, at: 0)
        }
      }
      #expect(try await store.favourites(of: "") == saved)
      await store.close()
      // Not even the companions of the file have room now.
      let filler = open(path + "/filler", O_WRONLY | O_CREAT, 0o600)
      while Array(repeating: UInt8(7), count: 512).withUnsafeBytes({
        write(filler, $0.baseAddress, $0.count)
      }) > 0 {}
      close(filler)
      #expect(try await Store(path: path + "/curio.sqlite").favourites(of: "") == saved)
      #expect(mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT), "size=1m") == 0)
      #expect(try await store.addFavourite(cod, of: ""))
      #expect(try await Store(path: path + "/curio.sqlite").favourites(of: "") == [cod] + saved)
    #endif
  }
}
