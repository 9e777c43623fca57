import Testing

@testable import Catalogs

extension ServiceReaderTests {
  private func item(_ catalog: CatalogID, _ text: String) throws -> Item {
    let base = try #require(ServiceBase(catalog, "https://example.org"))
    let record = try JSONValue(record: Array(text.utf8))
    return try ServiceReader(base: base, known: { _ in nil }).read(record).get()
  }

  @Test(arguments: [
    (#"[{"src":"https://example.org/a.png"},{"src":"https://example.org/b.png"}]"#, 2.0 as Double?),
    (#"{"src":"https://example.org/a.png","alt":"","title":""}"#, 1), ("null", nil),
  ])
  func galleriesComeInEveryForm(_ gallery: String, _ count: Double?) throws {
    let fish = try item(
      .fish, #"{"Species Name":"Dab","Path":"/profiles/dab","Image Gallery":\#(gallery)}"#)
    #expect(fish[.gallery] == count.map { .number($0, .none) })
    #expect(fish[.picture] == count.map { _ in .link("https://example.org/a.png") })
  }

  @Test func aBareFileNameIsNoLink() throws {
    let fish = try item(
      .fish,
      #"{"Species Name":"Dab","Path":"/profiles/dab","Species Illustration Photo":{"src":"dab.png"}}"#
    )
    #expect(fish[.picture] == nil)
  }

  @Test func aFishBringsProseAndNumbers() throws {
    let fish = try item(
      .fish,
      #"{"Species Name":"Dab ","Path":"/profiles/dab","Habitat":"<p>Sand.</p>\n","Fat, Total":"1.9 g","Biology":null,"Harvest Type":"Wild","NOAA Fisheries Region":"Alaska, West Coast","Quote":7,"Species Aliases":"<a href=\"/x\">Lemon dab</a>, <a>Sand dab</a>"}"#
    )
    #expect(fish.id == ItemID(.fish, "dab"))
    #expect(fish.name == "Dab")
    #expect(fish[.habitat] == .text("Sand."))
    #expect(fish[.fat] == .number(1.9, .grams))
    #expect(fish[.region] == .terms(["Alaska", "West Coast"]))
    #expect(fish[.aliases] == .terms(["Lemon dab", "Sand dab"]))
    #expect(fish[.biology] == nil)
    #expect(fish[.quote] == nil)
  }

  @Test func unknownPlacesHaveAName() throws {
    let character = try item(
      .characters,
      #"{"id":"9","name":"Zig","status":"unknown","type":"","origin":{"name":"unknown","url":""},"location":null,"episode":[{"id":"3"},{"id":"4"}]}"#
    )
    #expect(character[.origin] == .text("unknown"))
    #expect(character[.location] == .text("unknown"))
    #expect(character[.kind] == nil)
    #expect(character[.episodes] == .episodes([3, 4]))
  }

  @Test func episodesMayBeAddresses() throws {
    let character = try item(
      .characters, #"{"id":9,"name":"Zig","episode":["https://example.org/api/episode/12"]}"#)
    #expect(character.id.key == "9")
    #expect(character[.episodes] == .episodes([12]))
  }
}
