import Testing

@testable import Host

struct DrawingTests {
  /// The head of a PNG file of a size, with some bytes after it.
  static func png(width: UInt32, height: UInt32, more: Int = 0) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [UInt8](repeating: 1, count: more)
  }

  @Test func kittyGetsChunksOfWhichOnlyTheLastSaysSo() {
    let bytes = Self.png(width: 16, height: 16, more: 3072)
    let parts = KittyGraphics.drawing(of: bytes, columns: 2).split(separator: "\u{1B}\\")
    #expect(parts.count == 2)
    #expect(parts[0].hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=2,m=1;"))
    #expect(parts[0].utf8.count == 25 + 4096)
    #expect(parts[1].hasPrefix("\u{1B}_Gm=0;"))
  }

  @Test(arguments: [
    // A small one keeps its size, a wide one takes all columns, a high one all rows.
    (80, 16, 10), (8000, 16, 60), (16, 1600, 1), (400, 3200, 5), (UInt32.max, 1, 60),
    (1, UInt32.max, 1),
  ])
  func aPictureFitsIntoItsBox(width: UInt32, height: UInt32, columns: Int) throws {
    let size = try #require(PictureSize(png: Self.png(width: width, height: height)))
    #expect(size.columns(within: TerminalSize(columns: 60, rows: 20)) == columns)
  }

  @Test(arguments: [[], [0x89], Array("<html>".utf8), Array("GIF".utf8)])
  func whatIsNoPictureHasNoFormat(bytes: [UInt8]) {
    #expect(PictureFormat(bytes) == nil)
    #expect(PictureSize(png: bytes) == nil)
  }

  @Test func onlyColoursOfAProgramsDrawingReachTheTerminal() {
    let line = "\u{1B}[?25l\u{1B}[38;5;1m▄\u{1B}[0m\u{1B}]0;title\u{07}\u{1B}[2Jx\u{9B}5n"
    #expect(Chafa.colorsOnly(line) == "\u{1B}[38;5;1m▄\u{1B}[0m]0;titlex5n")
  }

  @Test func aPictureIsFetchedOnceAndDrawn() async throws {
    let folder = try TemporaryFolder()
    let counter = Counter()
    let gallery = Gallery(
      files: PictureFiles(folder: folder.path), environment: Environment(["TERM": "xterm-kitty"])
    ) { _ in
      await counter.count()
      return Self.png(width: 80, height: 16)
    }
    let box = TerminalSize(columns: 60, rows: 20)
    let first = await gallery.drawing(of: "https://example.org/a.png", within: box)
    let second = await gallery.drawing(of: "https://example.org/a.png", within: box)
    #expect(first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=10,m=0;") == true)
    #expect(first == second)
    #expect(await counter.value == 1)
  }

  @Test func aWebPageInPlaceOfAPictureIsNeitherDrawnNorKept() async throws {
    let folder = try TemporaryFolder()
    let gallery = Gallery(
      files: PictureFiles(folder: folder.path), environment: Environment(["TERM": "xterm-kitty"])
    ) { _ in Array("<html>".utf8) }
    let box = TerminalSize(columns: 60, rows: 20)
    #expect(await gallery.drawing(of: "https://example.org/a.png", within: box) == nil)
    #expect(try folder.names() == [])
  }

  @Test func whereNothingDrawsNothingIsFetched() async throws {
    let gallery = Gallery(
      files: PictureFiles(folder: "/nowhere"), environment: Environment(["PATH": "/nowhere"])
    ) { _ in
      Issue.record("fetched")
      return nil
    }
    #expect(!gallery.canDraw)
    let box = TerminalSize(columns: 60, rows: 20)
    #expect(await gallery.drawing(of: "https://example.org/a.png", within: box) == nil)
  }

  private actor Counter {
    private(set) var value = 0
    func count() { value += 1 }
  }
}
