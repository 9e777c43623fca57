import Catalogs
import Conversation
import Presentation
import Testing

/// Whatever a record or a person says, it stays text, in every output.
@Suite struct HostileTests {
  private static let evil = """
    /quit\u{1B}]0;owned\u{7}\u{1B}[2J <script>alert('x')</script> & "@room"\r\nJOIN #x \u{202E}\u{1}[[x]]
    """

  private static let items = CatalogID.allCases.map { catalog in
    Item(
      id: ItemID(catalog, "1"), name: evil,
      facts: [
        .scientificName: .text(evil), .description: .text(evil), .hoverText: .text(evil),
        .status: .terms([evil]), .picture: .link("javascript:\(evil)"),
        .link: .link("https://x.example/\(evil)"), .languages: .text(evil),
        .actions: .features([Feature(name: evil)]), .type: .terms([evil]),
        .speed: .distances([Distance(evil, 1, remark: evil)]), .saves: .bonuses([Bonus(evil, 1)]),
        .size: .number(.nan, .inches), .weight: .number(.infinity, .pounds),
        .strength: .ability(.min), .episodes: .episodes([.max, .min]),
      ])
  }

  private static var replies: [Reply] {
    let filters = [Filter(.name, .is, evil), Filter(.calories, .under, evil)]
    let blocks: [[Block]] = items.map { item in
      [
        .card(item), .fact(.description, of: item), .fact(.picture, of: item),
        .fact(.actions, of: item), .picture(Picture(url: "http://x/\(evil)", alt: evil), of: item),
        .list(
          Listing(
            kind: .catalog(item.id.catalog), filters: filters, items: [item], first: 1, total: 9)),
        .comparison(
          Comparison(items: [item, item], facts: [.description, .size], winner: item.id)),
        .panel(
          FilterPanel(
            catalog: item.id.catalog,
            choices: [FilterPanel.Choice(filter: filters[0], isOn: true, count: 1)], others: filters
          )),
      ]
    }
    let reach = Reach(fish: 1, lastEpisode: evil, lastComic: 1)
    let others: [Block] = [
      .list(Listing(kind: .search(evil), items: [], first: 1, total: 0)),
      .help(
        Help(topics: [Help.Topic(name: evil, title: evil, examples: [evil])], inFull: false)),
      .reasoning(Reasoning(lines: [evil])),
      .sentence(.notUnderstood(word: evil)), .sentence(.unknownItem(evil, nil, nearest: 0, reach)),
    ]
    return blocks.map { Reply(mended: [evil], blocks: $0) }
      + [Reply(outcome: .unknown, blocks: others, suggestions: [evil])]
  }

  private static let styles = [
    Style.wire, Style(ascii: true), .narrow, .usual, .wide, .usualASCII,
    Style(theme: .dark, color: false, width: 80, links: true),
    Style(theme: .plain, color: true, width: 80, links: true),
  ]

  @Test(arguments: styles)
  func `lines hold no control characters`(style: Style) {
    for reply in Self.replies {
      for line in Shown.presenter.lines(reply, style: style) {
        #expect(!line.isEmpty)
        #expect(
          !line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        #expect(!line.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        // In an address all of it is encoded, and harmless.
        #expect(!line.contains("owned") || line.contains("https://"))
        if style.ascii { #expect(line.utf8.allSatisfy { $0 < 0x80 }) }
      }
    }
  }

  @Test(arguments: [Style.wire, Style(ascii: true)])
  func `a wire's lines run no command and ping nobody`(style: Style) {
    for reply in Self.replies {
      for line in Shown.presenter.lines(reply, style: style) {
        #expect(!line.hasPrefix("/"))
        #expect(!line.contains("@room"))
      }
    }
  }

  @Test func `the only escape sequences of a terminal are our own`() {
    let style = Style(theme: .dark, color: true, width: 80, links: true)
    let own = /\u{1B}\[[0-9;]*m|\u{1B}\]8;;(https:\/\/[!-~]*)?\u{1B}\\/
    for reply in Self.replies {
      for line in Shown.presenter.lines(reply, style: style) {
        #expect(!line.replacing(own, with: "").unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }

  @Test func `HTML has only our tags, and links only to https`() {
    let own =
      /<\/?(p|strong|em|ul|li|pre|code)>|<ol start="[0-9]+">|<\/ol>|<a href="https:\/\/[^"<>]*">|<\/a>/
    for reply in Self.replies {
      let text = Shown.presenter.html(reply).replacing(own, with: "")
      #expect(!text.contains("<") && !text.contains(">") && !text.contains("\""))
      #expect(!text.contains("@room"))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test func `speech has no brackets, links or controls, and is short`() {
    for reply in Self.replies {
      let speech = Shown.presenter.speech(reply)
      #expect(!speech.isEmpty && speech.unicodeScalars.count <= 600)
      #expect(!speech.contains("[") && !speech.contains("<") && !speech.contains("://"))
      #expect(!speech.hasPrefix("-"))
    }
  }
}
