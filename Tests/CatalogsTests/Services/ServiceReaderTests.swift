import Testing

@testable import Catalogs

@Suite("Records of services")
struct ServiceReaderTests {
  private func read(
    _ catalog: CatalogID, _ text: String
  ) throws -> Result<Item, Delivery.Skipped> {
    let base = try #require(ServiceBase(catalog, "https://example.org"))
    let reader = ServiceReader(base: base, known: { _ in nil })
    return reader.read(try JSONValue(record: Array(text.utf8)))
  }

  private func item(_ catalog: CatalogID, _ text: String) throws -> Item {
    try read(catalog, text).get()
  }

  // MARK: Comics

  @Test func aComicHasHoverTextOfItsOwn() throws {
    let comic = try item(
      .comics,
      #"{"num":9971,"title":"Queue","alt":"It\u00e2\u0080\u0099s the caf\u00c3\u00a9 line.","img":"https://example.org/q.png","day":"3","month":"10","year":"2011"}"#
    )
    #expect(comic[.hoverText] == .text("It’s the café line."))
    #expect(comic[.date] == .date(CalendarDay(year: 2011, month: 10, day: 3)))
    #expect(comic[.picture] == .link("https://example.org/q.png"))
  }

  @Test(arguments: [
    (#"<span style=\"color:#00f\">Shed</span> of Waffles"#, "Shed of Waffles"),
    (#"5\" Disk 'n' \"Chips\""#, "5\" Disk 'n' \"Chips\""),
    (#"The\u00e2\u0080\u0089bench"#, "The bench"), ("Caf&eacute;s", "Cafés"), ("(", "("),
  ])
  func titlesLoseMarkupOnly(_ title: String, _ name: String) throws {
    #expect(try item(.comics, #"{"num":5000,"title":"\#(title)"}"#).name == name)
  }

  @Test func textInAngleBracketsIsNoMarkup() throws {
    let comic = try item(.comics, #"{"num":50,"title":"t","alt":"A <x> held by <y>."}"#)
    #expect(comic[.hoverText] == .text("A <x> held by <y>."))
  }

  @Test(arguments: [1683, 3003])
  func aJokeOnEncodingStays(_ number: Int) throws {
    let comic = try item(.comics, #"{"num":\#(number),"title":"t","alt":"caf\u00c3\u00a9"}"#)
    #expect(comic[.hoverText] == .text("caf\u{C3}\u{A9}"))
  }

  @Test func aFolderIsNoPicture() throws {
    let comic = try item(
      .comics, #"{"num":1608,"title":"t","img":"https://imgs.xkcd.com/comics/"}"#)
    #expect(comic[.picture] == nil)
    #expect(comic[.link] == .link("https://xkcd.com/1608/"))
  }

  @Test(arguments: [(1608, true), (1611, false)])
  func lateTranscriptsBelongToOthers(_ number: Int, _ isKept: Bool) throws {
    let comic = try item(
      .comics, #"{"num":\#(number),"title":"t","transcript":"[[A]]\nB: c\n{{Alt: d}}"}"#)
    #expect(comic[.transcript] == (isKept ? .text("[[A]]\nB: c") : nil))
  }

  @Test(arguments: [
    ("https://imgs.xkcd.com/comics/map_2x.png", true), ("https://xkcd.com/7/large/", true),
    ("https://xkcd.com/7_large/", true), ("https://xkcd.com/7/huge/", true),
    ("https://xkcd.com/8/large/", false), ("https://xkcd.com/7/sheet.pdf", false),
    ("https://elsewhere.org/map.png", false), ("http://imgs.xkcd.com/map.png", false),
    ("//xkcd.com/7/", false), ("", false),
  ])
  func someLinksLeadToALargerPicture(_ link: String, _ isLarger: Bool) throws {
    let comic = try item(.comics, #"{"num":7,"title":"t","link":"\#(link)"}"#)
    #expect(comic[.largePicture] == (isLarger ? .link(link) : nil))
  }

  @Test func aComicWithoutHoverTextIsKnownToHaveNone() throws {
    #expect(try item(.comics, #"{"num":7,"title":"t","alt":""}"#)[.hoverText] == .text(""))
    #expect(try item(.comics, #"{"num":7,"title":"t"}"#)[.hoverText] == nil)
  }

  @Test func interactiveComicsAreMarked() throws {
    let comic = try item(.comics, #"{"num":7,"title":"t","extra_parts":{"pre":"<b>"}}"#)
    #expect(comic[.kind] == .terms(["interactive"]))
  }

  // MARK: Monsters

  @Test(arguments: [
    ("15", ArmorClass(15, kind: "")),
    (#"[{"type":"natural","value":17}]"#, ArmorClass(17, kind: "natural")),
    (
      #"[{"type":"armor","value":15,"armor":[{"name":"Leather Armor"}]}]"#,
      ArmorClass(15, kind: "armor", sources: ["Leather Armor"])
    ),
  ])
  func armorComesInEveryForm(_ armor: String, _ first: ArmorClass) throws {
    let monster = try item(.monsters, #"{"index":"x","name":"X","armor_class":\#(armor)}"#)
    #expect(monster[.armorClass] == .armor([first]))
  }

  @Test func hoverBelongsToFlying() throws {
    let monster = try item(
      .monsters,
      #"{"index":"x","name":"X","speed":{"walk":"0 ft.","fly":"20 ft.","hover":true,"swim":null}}"#)
    #expect(
      monster[.speed] == .distances([Distance("walk", 0), Distance("fly", 20, remark: "hover")]))
  }

  @Test func aBareRecordLoads() throws {
    #expect(
      try item(.monsters, #"{"index":"x","name":"X"}"#).facts == [.edition: .text("2014 (SRD 5.1)")]
    )
  }

  @Test func wholeDecimalsAreWholeNumbers() throws {
    let monster = try item(
      .monsters, #"{"index":"x","name":"X","hit_points":22.0,"challenge_rating":0.25,"xp":0}"#)
    #expect(monster[.hitPoints] == .hitPoints(22, roll: ""))
    #expect(monster[.challenge] == .challenge(0.25))
    #expect(monster[.xp] == .number(0, .experience))
    #expect(monster[.proficiencyBonus] == .number(2, .none))
  }

  @Test func featuresBringTheirText() throws {
    let monster = try item(
      .monsters,
      #"{"index":"x","name":"X","actions":[{"name":"Bite","desc":"It\nbites.","attack_bonus":4,"damage":[{"damage_dice":"1d6","damage_type":{"index":"acid"}}],"dc":{"dc_type":{"index":"con"},"dc_value":12,"success_type":"half"}}]}"#
    )
    var bite = Feature(name: "Bite")
    bite.attackBonus = 4
    bite.damage = [Feature.Damage(dice: "1d6", type: "acid")]
    bite.save = Feature.SavingThrow(value: 12, ability: "CON", success: "half")
    bite.text = "It bites."
    #expect(monster[.actions] == .features([bite]))
  }

  @Test func aBadRecordIsNamedAndCostsNoOther() throws {
    let base = try #require(ServiceBase(.monsters, "https://example.org"))
    let records = try JSONValue(
      record: Array(
        #"[{"index":"a","name":"A"},{"index":"b","name":"B","proficiencies":""},{"index":"c","name":"C","xp":25.5},7]"#
          .utf8))
    let delivery = ServiceReader(base: base, known: { _ in nil })
      .delivery(of: try #require(records.array))
    #expect(delivery.items.map(\.id.key) == ["a"])
    #expect(
      delivery.skipped == [
        .init(key: "b", reason: "proficiencies is malformed"),
        .init(key: "c", reason: "xp is malformed"), .init(key: nil, reason: "not an object"),
      ])
  }

  /// DD-16, DD-17.
  @Test(arguments: [
    (#""hit_points":135,"hit_dice":"18d8","hit_points_roll":"18d8+54""#, 135, "18d8+54"),
    (#""hit_points":1,"hit_dice":"1d4","hit_points_roll":"1d4-1""#, 1, "1d4-1"),
    (#""hit_points":22,"hit_dice":"5d8""#, 22, "5d8"),
  ])
  func hitPointsHaveTheirWholeRoll(_ fields: String, _ points: Int, _ roll: String) throws {
    let monster = try item(.monsters, #"{"index":"x","name":"X",\#(fields)}"#)
    #expect(monster[.hitPoints] == .hitPoints(points, roll: roll))
  }

  /// DD-24.
  @Test(arguments: [
    #"{"index":"lich","name":"Lich","xp":9,"xp_in_lair":10}"#,
    #"{"index":"lich","name":"Lich","xp":9,"url":"/api/2024/monsters/lich"}"#,
  ])
  func aMonsterOfTheLaterRulesIsAnotherOne(_ text: String) throws {
    let base = try #require(ServiceBase(.monsters, "https://example.org"))
    let reader = ServiceReader(base: base)
    let record = try #require(JSONValue(record: text))
    let later = try reader.read(record).get()
    #expect(later.id.key == "lich-2024" && later.name == "Lich (2024)")
    #expect(reader.key(of: record) == "lich-2024")
    #expect(later.facts == [.edition: .text("2024 (SRD 5.2)"), .xp: .number(9, .experience)])
    let known = try #require(JSONValue(record: #"{"index":"lich","name":"Lich","xp":9}"#))
    #expect(try reader.read(known).get()[.armorClass] != nil)
  }

  /// DD-12.
  @Test(arguments: [#""image":null"#, #""image":"x.png""#, #""hit_points":1"#])
  func noPictureIsNone(_ field: String) throws {
    #expect(try item(.monsters, #"{"index":"x","name":"X",\#(field)}"#)[.picture] == nil)
  }

  @Test func picturesWithoutAHostGetTheServices() throws {
    let monster = try item(.monsters, #"{"index":"x","name":"X","image":"/api/images/x.png"}"#)
    #expect(monster[.picture] == .link("https://example.org/api/images/x.png"))
  }
}
