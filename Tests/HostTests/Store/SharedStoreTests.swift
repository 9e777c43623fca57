import Catalogs
import Conversation
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Several stores on one file, in one process and in many.
@Suite struct SharedStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func twoThatStartAtOnceLoseNothing() async throws {
    for round in 1...4 {
      let path = folder.file("\(round)/curio.sqlite")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for half in [1...25, 26...50] {
          group.addTask {
            let store = Store(path: path)
            for number in half {
              let isNew = try await store.addFavourite(ItemID(.comics, "\(number)"), of: "")
              #expect(isNew)
            }
          }
        }
        try await group.waitForAll()
      }
      let keys = try await Store(path: path).favourites(of: "").compactMap { Int($0.key) }
      #expect(keys.sorted() == Array(1...50))
    }
  }

  @Test func processesThatStartAtOnceLoseNothing() async throws {
    let path = folder.file("curio.sqlite")
    async let first: Void = expectToAdd(1...50, to: path)
    async let second: Void = expectToAdd(51...100, to: path)
    async let third: Void = expectToAdd(101...150, to: path)
    _ = await (first, second, third)
    let keys = try await Store(path: path).favourites(of: "").compactMap { Int($0.key) }
    #expect(keys.sorted() == Array(1...150))
  }

  @Test func whoStartsWhileAnotherSavesLosesNothing() async throws {
    let path = folder.file("curio.sqlite")
    async let steady: Void = expectToAdd(1...200, to: path)
    for number in 1001...1100 {
      let store = Store(path: path)
      #expect(try await store.addFavourite(ItemID(.comics, "\(number)"), of: ""))
      await store.settle()
    }
    await steady
    let keys = try await Store(path: path).favourites(of: "").compactMap { Int($0.key) }
    #expect(keys.sorted() == Array(1...200) + Array(1001...1100))
    try folder.write([], to: "curio.sqlite")
    #expect(Set(try await Store(path: path).favourites(of: "").map(\.key)).count >= 100)
  }

  func expectToAdd(_ numbers: ClosedRange<Int>, to path: String) async {
    let first = numbers.lowerBound
    let last = numbers.upperBound
    await #expect(processExitsWith: .success) {
      [path = path as String, first = first as Int, last = last as Int] in
      let store = Store(path: path)
      for number in first...last {
        let isNew = try await store.addFavourite(ItemID(.comics, "\(number)"), of: "")
        #expect(isNew)
      }
    }
  }

  @Test(arguments: 1...8)
  func nothingConfirmedIsLostWhenAProcessIsKilled(_ round: Int) async throws {
    let path = folder.file("curio.sqlite")
    let log = folder.file("confirmed")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, log = log as String, round = round as Int] in
      let store = Store(path: path)
      let confirmed = open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      // Killed from another thread, wherever the store happens to be.
      let killer = Task.detached {
        while Int(lseek(confirmed, 0, SEEK_END)) < round * 7 { await Task.yield() }
        kill(getpid(), SIGKILL)
      }
      for number in 1...100_000 {
        _ = try await store.addFavourite(ItemID(.comics, "\(number)"), of: "")
        withUnsafeBytes(of: UInt8(1)) { byte in _ = write(confirmed, byte.baseAddress, 1) }
      }
      _ = await killer.value
    }
    let confirmed = try folder.read("confirmed").count
    let store = Store(path: path)
    let keys = try await store.favourites(of: "").map(\.key)
    #expect(confirmed >= round * 7)
    #expect(keys.count == confirmed || keys.count == confirmed + 1)
    #expect(keys == (1...keys.count).reversed().map(String.init))
    #expect(await store.takeNotice() == nil)
    #expect(try await store.addFavourite(ItemID(.fish, "cod"), of: ""))
  }

  @Test func aWriterThatTakesTooLongIsReportedAsBusy() async throws {
    let path = folder.file("curio.sqlite")
    let cod = ItemID(.fish, "cod")
    _ = try await Store(path: path).addFavourite(cod, of: "")
    let holder = try Blocker(path: path)
    let store = Store(path: path, patience: 20)
    await #expect(throws: StoreFailure.busy) {
      try await store.addFavourite(ItemID(.fish, "haddock"), of: "")
    }
    #expect(try await store.favourites(of: "") == [cod])
    holder.letGo()
    #expect(try await store.addFavourite(ItemID(.fish, "haddock"), of: ""))
  }

  @Test func theLockOfADeadProcessIsFree() async throws {
    let path = folder.file("curio.sqlite")
    try folder.write(Array("99999".utf8), to: "curio.sqlite.lock")
    #expect(try await Store(path: path, patience: 20).addFavourite(ItemID(.fish, "cod"), of: ""))
  }
}
