import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FileTreeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func findsFilesByTheirEndingInFoldersOfAnyName() throws {
    for name in ["b.chat", "a.chat", "notes.md", ".hidden.chat"] {
      try folder.write([], to: name)
    }
    mkdir(folder.file("deep.chat"), 0o700)
    try folder.write([], to: "deep.chat/c.chat")
    let found = try FileTree.files(at: folder.path, ending: ".chat")
    #expect(found == ["a.chat", "b.chat", "deep.chat/c.chat"].map(folder.file))
  }

  @Test func aLinkThatLeadsNowhereIsFoundSoThatReadingItFails() throws {
    symlink("nowhere", folder.file("lost.chat"))
    symlink(".", folder.file("around"))
    let found = try FileTree.files(at: folder.path, ending: ".chat")
    #expect(found.contains(folder.file("lost.chat")))
    #expect(throws: FileFailure.self) { try AtomicFile.read(folder.file("lost.chat")) }
  }

  @Test func nothingAtAPathIsAFailure() {
    #expect(throws: FileFailure.self) {
      try FileTree.files(at: folder.file("nothing"), ending: ".chat")
    }
  }
}
