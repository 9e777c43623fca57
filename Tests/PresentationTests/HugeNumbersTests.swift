import Catalogs
import Conversation
import Presentation
import Testing

/// Numbers that no service should send cost a record or are shown; nothing falls over them.
@Suite struct HugeNumbersTests {
  private static let numbers = [
    "9223372036854775807", "-9223372036854775808", "1e300", "-1e300", "1e999", "0.1", "-0",
  ]
  private static let templates: [(CatalogID, String)] = [
    (.monsters, #""index":"x","name":"X","#), (.characters, #""id":"9","name":"X","#),
    (.comics, #""num":5000,"title":"X","#),
    (.fish, #""Path":"/profiles/x","Species Name":"X","#),
  ]
  private static let fields: [CatalogID: [String]] = [
    .monsters: [
      #""hit_points":N"#, #""challenge_rating":N"#, #""xp":N"#, #""strength":N"#,
      #""armor_class":N"#, #""armor_class":[{"type":"natural","value":N}]"#,
      #""speed":{"walk":N,"fly":"N ft."}"#, #""senses":{"passive_perception":N}"#,
      #""proficiencies":[{"value":N,"proficiency":{"index":"skill-stealth"}}]"#,
      #""actions":[{"name":"A","attack_bonus":N,"dc":{"dc_type":{"index":"con"},"dc_value":N},"usage":{"type":"recharge on roll","min_value":N}}]"#,
    ],
    .characters: [#""episode":[{"id":"N"},{"id":N}]"#, #""id":N"#],
    .comics: [#""num":N"#, #""year":"N","month":"1","day":"1""#, #""year":N,"month":N,"day":N"#],
    .fish: [#""Calories":"N""#, #""Fat, Total":"N g""#, #""Calories":N"#],
  ]

  private static var records: [(CatalogID, String)] {
    templates.flatMap { catalog, start in
      (fields[catalog] ?? []).flatMap { field in
        numbers.map { (catalog, "{" + start + field.replacing("N", with: $0) + "}") }
      }
    }
  }

  private func read(_ catalog: CatalogID, _ record: String) throws -> Item? {
    let base = try #require(ServiceBase(catalog, "https://h.org"))
    let value = try #require(JSONValue(record: record))
    return try? ServiceReader(base: base, known: { _ in nil }).read(value).get()
  }

  @Test func everyRecordIsShownOrLeftOut() throws {
    let presenter = Presenter(tongue: English())
    for (catalog, text) in Self.records {
      guard let item = try read(catalog, text) else { continue }
      let facts = item.facts.map { Block.fact($0.key, of: item) }
      let reply = Reply(blocks: [.card(item)] + facts)
      #expect(!presenter.lines(reply, style: .wire).isEmpty)
      #expect(!presenter.html(reply).isEmpty)
      #expect(!presenter.speech(reply).isEmpty)
    }
  }

  @Test func everyRecordIsSortedAndSelected() throws {
    for catalog in CatalogID.allCases {
      let read = try Self.records.filter { $0.0 == catalog }.compactMap { try self.read($0, $1) }
      let items = read.enumerated().map { number, item in
        Item(id: ItemID(catalog, "\(number)"), name: item.name, facts: item.facts)
      }
      let library = Library(catalogs: [Catalog(id: catalog, items: items)])
      for fact in Set(items.flatMap { $0.facts.map(\.key) }) {
        var query = Query(catalog, filters: [Filter(fact, .min, "5")])
        query.sort = Query.Sort(fact, descending: true)
        #expect(library[catalog].select(query).count <= items.count)
      }
    }
  }
}
