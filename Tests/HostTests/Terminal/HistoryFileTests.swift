import Testing

@testable import Host

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct HistoryFileTests {
  let folder: TemporaryFolder
  let file: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    file = HistoryFile(path: folder.file("state/history"))
  }

  @Test func linesComeBackInOrderAndForTheOwnerAlone() throws {
    #expect(file.load().lines == [])
    file.append("first")
    file.append("Clichéd 🐟")
    #expect(file.load().lines == ["first", "Clichéd 🐟"])
    #expect(try folder.permissions("state/history") == 0o600)
    #expect(try folder.permissions("state") == 0o700)
  }

  @Test func anOldFileForAllIsMadePrivate() throws {
    try folder.write(Array("old\n".utf8), to: "history")
    chmod(folder.file("history"), 0o644)
    HistoryFile(path: folder.file("history")).append("new")
    #expect(try folder.permissions("history") == 0o600)
    #expect(try folder.text("history") == "old\nnew\n")
  }

  @Test func aLinkIsNotFollowed() throws {
    try folder.write(Array("precious\n".utf8), to: "other")
    symlink("other", folder.file("history"))
    let file = HistoryFile(path: folder.file("history"))
    file.append("new")
    #expect(file.load().lines == [])
    #expect(try folder.text("other") == "precious\n")
  }

  @Test func whatIsNoPlainFileIsNotWaitedFor() throws {
    mkfifo(folder.file("history"), 0o600)
    let file = HistoryFile(path: folder.file("history"))
    file.append("new")
    #expect(file.load().lines == [])
  }

  @Test func controlCharactersAndBadBytesComeBackHarmless() throws {
    try folder.write(Array("a\u{1B}[2Jb\n".utf8) + [0x63, 0xFF, 0x0A], to: "history")
    #expect(
      HistoryFile(path: folder.file("history")).load().lines
        == ["a\u{FFFD}[2Jb", "c\u{FFFD}"])
  }

  @Test func aLongFileIsTidiedUp() throws {
    try folder.write(Array((1...2500).map { "line \($0)\n" }.joined().utf8), to: "history")
    let file = HistoryFile(path: folder.file("history"))
    #expect(file.load().lines.count == 1000)
    #expect(try folder.text("history").hasPrefix("line 1501\n"))
    #expect(try folder.permissions("history") == 0o644)
    file.append("new")
    #expect(try folder.permissions("history") == 0o600)
    #expect(file.load().lines.last == "new")
  }

  @Test func sessionsThatShareAFileKeepTheirLinesWhole() async throws {
    await withTaskGroup(of: Void.self) { group in
      for letter in ["a", "b", "c"] {
        group.addTask { [file] in
          for number in 1...50 { file.append("\(letter)\(number)") }
        }
      }
    }
    #expect(Set(file.load().lines).count == 150)
  }
}
