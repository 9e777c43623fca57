import Testing

@testable import Host

struct PictureFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aPictureComesBackAsItWasKept() {
    let files = PictureFiles(folder: folder.file("pictures"))
    #expect(files.bytes(of: "https://example.org/a.png") == nil)
    files.keep([1, 2, 3], of: "https://example.org/a.png")
    #expect(files.bytes(of: "https://example.org/a.png") == [1, 2, 3])
    #expect(files.bytes(of: "https://example.org/b.png") == nil)
  }

  @Test func thoseNobodyLookedAtForLongestMakeRoom() {
    let files = PictureFiles(folder: folder.path, limit: 250)
    let picture = [UInt8](repeating: 7, count: 100)
    for name in ["a", "b"] { files.keep(picture, of: name) }
    #expect(files.bytes(of: "a") != nil)
    files.keep(picture, of: "c")
    #expect(files.bytes(of: "a") != nil)
    #expect(files.bytes(of: "b") == nil)
    #expect(files.bytes(of: "c") != nil)
  }

  @Test func whatIsLargerThanAllRoomIsNotKept() throws {
    let files = PictureFiles(folder: folder.path, limit: 10)
    files.keep([UInt8](repeating: 7, count: 11), of: "a")
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["../../etc/passwd", "https://example.org/\u{0}/x", ""])
  func anAddressNeverBecomesAPath(url: String) {
    let files = PictureFiles(folder: "/pictures")
    let name = files.path(of: url).dropFirst("/pictures/".count)
    #expect(name.count == 32 + ".picture".count)
    let others = name.dropLast(".picture".count).filter { !$0.isHexDigit }
    #expect(others.isEmpty)
  }
}
