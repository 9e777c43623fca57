import Testing

@testable import Catalogs

@Suite("Requests to services")
struct ServiceRequestTests {
  @Test(arguments: [
    (CatalogID.fish, "https://h.org", Wanted.allFish, "https://h.org/api/species"),
    (.fish, "https://h.org", .fish("a b/ü"), "https://h.org/api/species/a%20b%2F%C3%BC"),
    (.comics, "http://127.0.0.1:8/c/", .latestComic, "http://127.0.0.1:8/c/info.0.json"),
    (.comics, "https://h.org", .comic(7), "https://h.org/7/info.0.json"),
    (.monsters, "https://h.org", .monster("x"), "https://h.org/graphql/2014"),
    (.monsters, "https://h.org/graphql", .monster("x"), "https://h.org/graphql"),
    (.monsters, "https://h.org/graphql/2014", .monster("x"), "https://h.org/graphql/2014"),
    (.characters, "https://h.org/p", .character(1), "https://h.org/p/graphql"),
  ])
  func go(to catalog: CatalogID, _ base: String, _ wanted: Wanted, _ url: String) throws {
    #expect(try #require(ServiceBase(catalog, base)).request(wanted).url == url)
  }

  @Test(arguments: ["foo://x", "", "not a url", "https://", "https://u:p@h.org", "http://h:99999"])
  func aBadBaseIsRefused(_ text: String) {
    #expect(ServiceBase(.comics, text) == nil)
  }

  private func variables(_ catalog: CatalogID, _ wanted: Wanted) throws -> JSONValue? {
    let base = try #require(ServiceBase(catalog, "https://h.org"))
    let body = try #require(base.request(wanted).body)
    return try JSONValue(record: Array(body.utf8))["variables"]
  }

  @Test func aPageOfMonstersHasTwenty() throws {
    #expect(try variables(.monsters, .monsters(skip: 40))?.text == #"{"limit":20,"skip":40}"#)
  }

  @Test func aFilterThatIsNotSetIsNotSent() throws {
    #expect(try variables(.characters, .characters(page: 2))?.text == #"{"page":2}"#)
    #expect(
      try variables(.characters, .characters(page: 1, name: "Morty"))?.text
        == #"{"filter":{"name":"Morty"},"page":1}"#)
  }

  @Test(arguments: [MonsterSchema.current, .older])
  func listsNeverAskForAMonstersOwnProse(_ schema: MonsterSchema) throws {
    let base = try #require(ServiceBase(.monsters, "https://h.org"))
    let body = try #require(base.request(.monsters(skip: 0), schema: schema).body)
    #expect(!body.contains("name desc size") && !body.contains("prose"))
  }
}
