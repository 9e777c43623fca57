import Foundation
import Testing

/// Saved data that cannot be read or written, and what the person is told.
@Suite struct BadStoreTests {
  private static let file = ".local/share/curio/curio.sqlite"
  private static let fish = "There are 114 fish."

  @Test(arguments: [[UInt8](repeating: 0, count: 400), Array("{\"favourites\": [".utf8)])
  func aDamagedFileIsMovedAsideAndTold(bytes: [UInt8]) async throws {
    let program = try Program.quick()
    try program.home.write(bytes, to: Self.file)
    let finished = try await program.run([], "my favourites\nfavourite comic 5\nmy favourites\n")
    let aside = program.home.store + ".unreadable-1"
    #expect(finished.text.contains(aside))
    #expect(finished.text.split(separator: "unreadable-1").count == 2, "told more than once")
    #expect(finished.heads.last == "Favourites, 1 of 1")
    #expect(try program.home.bytes(Self.file + ".unreadable-1") == bytes)
    #expect(try await program.savedComics() == [5])
  }

  /// Whatever became of the file, two restarts later the favourites are there, and so is their backup.
  @Test(arguments: [[], [UInt8](repeating: 0, count: 400), Array("{\"favourites\": [".utf8)])
  func favouritesComeBackFromTheirBackup(bytes: [UInt8]) async throws {
    let program = try Program.quick()
    _ = try await program.run([], "favourite comic 5\nfavourite comic 6\n")
    try program.home.write(bytes, to: Self.file)
    let first = try await program.run([], "my favourites\nfavourite comic 7\nmy favourites\n")
    #expect(first.heads.first == "Favourites, 1–2 of 2")
    #expect(first.heads.last == "Favourites, 1–3 of 3")
    #expect(first.answers.first?.last?.hasPrefix("Your saved data could not be read.") == true)
    #expect(first.text.split(separator: "unreadable-1").count == 2, "told more than once")
    #expect(try program.home.bytes(Self.file + ".unreadable-1") == bytes)
    let second = try await program.run([], "my favourites\n")
    #expect(second.heads == ["Favourites, 1–3 of 3"])
    #expect(!second.text.contains("saved data"))
    try program.home.write(bytes, to: Self.file)
    #expect(try await program.savedComics() == [5, 6, 7])
  }

  @Test func aFileThatIsGoneComesBack() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "favourite comic 5\nlight mode\n")
    try FileManager.default.removeItem(atPath: program.home.store)
    let finished = try await program.run(["favourites", "export", program.home.file("out")])
    #expect(finished.complaints == "curio: the saved data was gone; its backup is in use now\n")
    #expect(try await program.run([], "light mode\n").heads == ["Light mode was on already."])
  }

  @Test func aFileOfANewerVersionIsReadAndNotWritten() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "favourite comic 5\n")
    // What waits beside the file would go before what is put into it.
    repeat {
      try #require(try await program.savedComics() == [5])
    } while program.home.exists(Self.file + "-wal")
    var bytes = try program.home.bytes(Self.file)
    // Where SQLite keeps `user_version`.
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try program.home.write(bytes, to: Self.file)
    let finished = try await program.run([], "my favourites\nfavourite comic 6\ncount fish\n")
    #expect(finished.heads.first == "Favourites, 1 of 1")
    #expect(finished.heads[1].contains("was not saved"))
    #expect(finished.heads[1].contains("newer Curio (format 99)"))
    #expect(finished.heads.last == Self.fish)
    #expect(try program.home.bytes(Self.file) == bytes)
  }

  @Test func aFolderThatCannotBeMadeIsTold() async throws {
    let program = try Program.quick()
    let wall = try program.home.write("a file", to: "wall")
    let finished = try await program.run(
      ["--data", wall + "/below"], "favourite comic 5\nmy favourites\ncount fish\n")
    #expect(finished.heads.first?.contains("was not saved") == true)
    #expect(finished.heads.last == Self.fish)
    #expect(finished.complaints.isEmpty)
    #expect(finished.status == 0)
    #expect(program.home.text("wall") == "a file")
  }

  // The thread sanitizer needs to write a file of its own.
  @Test(.enabled(if: Patience.isUsual)) func aFullDiskIsTold() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "favourite comic 5\n")
    // No file may grow, as on a full disk; the pipes may.
    let finished = try await program.shell(
      "ulimit -f 0; exec \"$0\" \"$@\"", "favourite comic 6\ncount fish\nmy favourites\n")
    #expect(finished.heads.first?.contains("was not saved") == true)
    #expect(finished.heads.first?.contains("the disk is full") == true)
    #expect(finished.heads[1] == Self.fish)
    #expect(finished.status == 0)
    #expect(try await program.savedComics() == [5])
    #expect(try await program.run([], "favourite comic 6\n").answers.count == 1)
    #expect(try await program.savedComics() == [5, 6])
  }

  @Test func nothingIsMadeBeforeItIsNeeded() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "count fish\nmy favourites\nlatest comic\n")
    #expect(!program.home.exists(".local"))
  }

  @Test func settingsOutliveTheProcess() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "light mode\n")
    let finished = try await program.run([], "light mode\n")
    #expect(finished.heads == ["Light mode was on already."])
  }
}
