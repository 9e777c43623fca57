import Testing

@testable import Catalogs

@Suite("JSON of services")
struct ServiceJSONTests {
  private func parse(_ text: String) throws -> ServiceJSON { try ServiceJSON(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    let value = try parse(#" {"a":[1,-2.5,1e2],"b":null,"c":true,"d":"\u00e9\ud83d\ude00\n"} "#)
    #expect(value["a"] == .array([.number(1), .number(-2.5), .number(100)]))
    #expect(value["b"] == .null)
    #expect(value["c"] == .bool(true))
    #expect(value["d"]?.string == "é😀\n")
  }

  @Test(arguments: [
    "", "{", "[1,]", "NaN", "[Infinity]", "01", "\"a", "{\"a\":1}x", "<html>", "1e999", "tru",
  ])
  func refusesWhatIsNoJSON(_ text: String) {
    #expect(throws: ServiceJSONFault.self) { try parse(text) }
  }

  @Test func refusesADepthThatNoServiceSends() {
    let bomb = String(repeating: "[", count: 100_000)
    #expect(throws: ServiceJSONFault.tooDeep(at: 40)) { try parse(bomb) }
  }

  @Test func readsAStringOfTenMegabytes() throws {
    let long = String(repeating: "x", count: 10_000_000)
    #expect(try parse("\"\(long)\"").string?.utf8.count == 10_000_000)
  }

  @Test func mendsBytesThatAreNoUTF8() throws {
    #expect(try ServiceJSON([0x22, 0xFF, 0x22]).string == "\u{FFFD}")
    #expect(try parse(#""\ud800x""#).string == "\u{FFFD}x")
  }

  @Test func writesWhatItReads() throws {
    let text = #"{"a":"q\"\\\u0007é","b":[1,0.25,null,false]}"#
    #expect(try parse(text).text == text)
  }

  @Test func aNewerRecordKeepsWhatItLacks() throws {
    let newer = try parse(#"{"a":1,"b":null}"#)
    #expect(
      newer.completed(from: try parse(#"{"a":2,"b":3,"c":4}"#)).text == #"{"a":1,"b":3,"c":4}"#)
  }
}
