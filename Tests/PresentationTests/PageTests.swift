import Testing

@testable import Presentation

/// Text breaks at words, hangs where told, and leaves no empty line.
@Suite struct PageTests {
  private func lines(_ text: String, width: Int, hanging: Int = 0) -> [String] {
    var page = Page(Style(width: width))
    page.hanging = hanging
    page.write(text)
    page.endLine()
    return page.lines
  }

  @Test func `words break at the edge`() {
    #expect(
      lines("the quick brown fish swims home", width: 20) == ["the quick brown fish", "swims home"])
  }

  @Test func `later lines hang`() {
    #expect(
      lines("the quick brown fish swims home", width: 20, hanging: 4)
        == ["the quick brown fish", "    swims home"])
  }

  @Test func `a number stays with its unit`() {
    #expect(lines("reach of the bite 10 ft. or", width: 20) == ["reach of the bite", "10 ft. or"])
  }

  @Test func `a word wider than the line is cut between characters`() {
    #expect(
      lines("x タラタラタラタラタラタラ", width: 20) == ["x", "タラタラタラタラタラ", "タラ"])
  }

  @Test func `an address is never broken`() {
    let address = "https://imgs.xkcd.com/comics/archery_feat.png"
    var page = Page(Style(width: 20))
    page.write(Segment("Picture: "))
    page.write(Segment(address, .link(address)))
    page.endLine()
    #expect(page.lines == ["Picture:", address])
  }

  @Test func `pieces without a space between stay together`() {
    var page = Page(Style(width: 20))
    page.write([Segment("a rather long line"), Segment("(x)", .muted), Segment(" end")])
    page.endLine()
    #expect(page.lines == ["a rather long", "line(x) end"])
  }

  @Test func `nothing leaves no line`() {
    #expect(lines("", width: 20) == [])
    #expect(lines("   ", width: 20) == [])
  }

  @Test func `spaces at the end are dropped, those within are kept`() {
    #expect(lines("a  b   ", width: 20) == ["a  b"])
  }

  @Test func `writing from right to left keeps to itself on a terminal`() {
    #expect(lines("name דג טוב end", width: 40) == ["\u{2068}name דג טוב end\u{2069}"])
    var page = Page(.wire)
    page.write("דג")
    page.endLine()
    #expect(page.lines == ["דג"])
  }

  @Test func `widths are kept within reason`() {
    #expect(Page(Style(width: 3)).width == 20)
    #expect(Page(Style(width: 5000)).width == 200)
    #expect(Page(Style(width: 120)).measure == 80)
  }
}
