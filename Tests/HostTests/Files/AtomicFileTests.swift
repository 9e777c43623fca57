import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aNewFileHasThePermissionsAskedFor() throws {
    try AtomicFile.write(Array("new".utf8), to: folder.file("a"))
    try AtomicFile.write(Array("own".utf8), to: folder.file("b"), permissions: 0o600)
    #expect(try folder.text("a") == "new")
    #expect(try folder.permissions("a") == 0o644)
    #expect(try folder.permissions("b") == 0o600)
  }

  @Test func anOldFileIsReplacedAndKeepsItsPermissions() throws {
    try folder.write(Array("old content that is longer".utf8), to: "a")
    chmod(folder.file("a"), 0o640)
    try AtomicFile.write(Array("new".utf8), to: folder.file("a"))
    #expect(try folder.text("a") == "new")
    #expect(try folder.permissions("a") == 0o640)
    #expect(try folder.names() == ["a"])
  }

  @Test func aLinkStillPointsToTheFile() throws {
    try folder.write(Array("old".utf8), to: "a")
    symlink("a", folder.file("link"))
    try AtomicFile.write(Array("new".utf8), to: folder.file("link"))
    #expect(try folder.text("a") == "new")
    var status = stat()
    #expect(lstat(folder.file("link"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func whatFailsLeavesNothingBehind() throws {
    #expect(throws: FileFailure.missing) {
      try AtomicFile.write([], to: folder.file("none/a"))
    }
    #expect(throws: FileFailure.self) { try AtomicFile.write([], to: folder.path) }
    #expect(try folder.names() == [])
  }

  @Test func filesAreReadWholeUpToALimit() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "a")
    #expect(try AtomicFile.read(folder.file("a")) == bytes)
    #expect(throws: FileFailure.tooLarge(limit: 1000)) {
      try AtomicFile.read(folder.file("a"), limit: 1000)
    }
    #expect(throws: FileFailure.missing) { try AtomicFile.read(folder.file("b")) }
    #expect(throws: FileFailure.notPlain) { try AtomicFile.read(folder.path) }
  }

  @Test func aPipeInPlaceOfAFileIsNotWaitedFor() {
    mkfifo(folder.file("pipe"), 0o600)
    #expect(throws: FileFailure.notPlain) { try AtomicFile.read(folder.file("pipe")) }
  }
}
