import Catalogs
import Conversation
import Testing

@testable import Presentation

/// What holds for every record of the four catalogs.
@Suite struct EveryRecordTests {
  /// About a hundred records from all over a catalog.
  private static func items(_ catalog: CatalogID) -> [Item] {
    let items = Library.embedded[catalog].items
    let step = max(items.count / 100, 1)
    return stride(from: 0, to: items.count, by: step).map { items[$0] }
  }

  @Test(arguments: CatalogID.allCases, [20, 40, 80, 120])
  func `no line is wider than asked for, but for an address`(catalog: CatalogID, width: Int) {
    for item in Self.items(catalog) {
      let reply = Reply(blocks: [.card(item)])
      let lines = Shown.presenter.lines(reply, style: Style(width: width))
      #expect(lines.allSatisfy { Columns.width($0) <= width || $0.contains("https://") })
    }
  }

  @Test(arguments: CatalogID.allCases)
  func `every card begins with the name and has no empty line`(catalog: CatalogID) {
    for item in Self.items(catalog) {
      let lines = Shown.presenter.lines(Reply(blocks: [.card(item)]))
      #expect(lines.first == Cleaning.text(item.name))
      #expect(lines.allSatisfy { !$0.isEmpty && !$0.contains("nil") && !$0.contains("Optional") })
    }
  }

  @Test(arguments: CatalogID.allCases)
  func `every record can be told in 600 characters`(catalog: CatalogID) {
    for item in Self.items(catalog) {
      let speech = Shown.presenter.speech(Reply(blocks: [.card(item)]))
      #expect(!speech.isEmpty && speech.unicodeScalars.count <= 600)
      #expect(!speech.contains(" ft.") && !speech.contains("http"))
    }
  }

  @Test func `six abilities are told of every monster, in order`() {
    let names = ["Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom", "Charisma"]
    for item in Library.embedded[.monsters].items {
      let speech = Shown.presenter.speech(Reply(blocks: [.card(item)]))
      let told = speech.split(separator: ". ").compactMap { $0.split(separator: ",").first }
        .map(String.init).filter(names.contains)
      #expect(told == names)
    }
  }
}
