import Catalogs
import Conversation
import Presentation
import Testing

/// A comic: its caption first, then picture and words.
@Suite struct ComicCardTests {
  @Test func `title, number and date, then links`() {
    let shown = Shown.lines(.card(Samples.archery))
    #expect(
      shown == """
        Archery Feat
        #3288 · 21 August 2026
        Picture: https://imgs.xkcd.com/comics/archery_feat.png
        Page: https://xkcd.com/3288/
        """)
  }

  @Test func `without a picture file there is no single picture`() {
    let shown = Shown.lines(.card(Samples.hoverboard), style: .usual)
    #expect(
      shown == """
        Hoverboard
        #1608 · 24 November 2015
        There is no single picture of this one.
        Hover text  Without words
        Page        https://xkcd.com/1608/
        """)
  }

  @Test func `hover text stands on the card, the transcript does not`() {
    let shown = Shown.lines(.card(Samples.duty), style: .usual)
    #expect(
      shown == """
        Call of Duty
        #9386 · 1 February 2008
        Picture     https://imgs.xkcd.com/comics/duty_%C3%A9.png
        Hover text  A <x> held by @room is ±5% & 1/2 of 2d6+3.
        """)
  }

  @Test func `in ASCII the dot of the caption is a dash`() {
    let shown = Shown.lines(.card(Samples.archery), style: .usualASCII)
    #expect(
      shown == """
        Archery Feat
        #3288 - 21 August 2026
        Picture  https://imgs.xkcd.com/comics/archery_feat.png
        Page     https://xkcd.com/3288/
        """)
  }

  @Test func `as HTML`() {
    let shown = Shown.html(.card(Samples.archery))
    #expect(
      shown == """
        <p><strong>Archery Feat</strong></p><p><em>#3288 · 21 August 2026</em></p>\
        <ul><li><strong>Picture</strong>: <a href="https://imgs.xkcd.com/comics/archery_feat.png">https://imgs.xkcd.com/comics/archery_feat.png</a></li>\
        <li><strong>Page</strong>: <a href="https://xkcd.com/3288/">https://xkcd.com/3288/</a></li>\
        </ul>
        """)
  }

  @Test func `for the ear, without links`() {
    let shown = Shown.speech(.card(Samples.archery))
    #expect(
      shown == "Archery Feat. Comic 3288, from August 21st 2026.")
  }

  @Test func `hover text is spoken`() {
    let shown = Shown.speech(.card(Samples.duty))
    #expect(
      shown == """
        Call of Duty. Comic 9386, from February 1st 2008. \
        A x held by room is plus or minus 5% and one half of 2 d 6 plus 3.
        """)
  }
}
