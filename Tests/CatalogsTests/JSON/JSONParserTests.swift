import Testing

@testable import Catalogs

@Suite("JSON reader")
struct JSONParserTests {
  private func parse(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONParser.parse(Array(text.utf8), depthLimit: 8)
  }

  @Test(
    "reads values",
    arguments: [
      ("null", .null),
      (" true\t", .bool(true)),
      ("-0", .number("-0")),
      ("1.50e+03", .number("1.50e+03")),
      ("12345678901234567890123", .number("12345678901234567890123")),
      (#""""#, .string("")),
      (#""a\"b\\\/\n\t\b\f\r""#, .string("a\"b\\/\n\t\u{8}\u{C}\r")),
      (#""\u00e9\u2019""#, .string("é’")),
      (#""\ud83d\ude00x""#, .string("😀x")),
      (#""\ud83dx""#, .string("\u{FFFD}x")),
      (#""\ude00""#, .string("\u{FFFD}")),
      (#""\ud83d\ud83d\ude00""#, .string("\u{FFFD}😀")),
      (#""\ud83d\u0041""#, .string("\u{FFFD}A")),
      (#""\u0000""#, .string("\0")),
      ("[]", .array([])),
      ("[1, [2]]", .array([.number("1"), .array([.number("2")])])),
      ("{ }", .object([])),
      ("\u{FEFF}1", .number("1")),
    ] as [(String, JSONValue)])
  func reads(_ text: String, _ value: JSONValue) throws {
    #expect(try parse(text) == value)
  }

  @Test(
    "refuses what is not JSON, and says where",
    arguments: [
      ("", 0), ("  ", 2), ("nul", 0), ("01", 1), ("1.", 2), ("-", 1), ("1e", 2), (".5", 0),
      ("+1", 0), ("NaN", 0), ("[1,]", 3), ("[1", 2), ("{\"a\"}", 4), ("{a:1}", 1),
      ("{\"a\":1,}", 7), ("\"a", 2), ("\"a\nb\"", 2), (#""\x""#, 2), (#""\u12g4""#, 5),
      ("1 2", 2), ("'a'", 0), ("{} x", 3),
    ])
  func refuses(_ text: String, at offset: Int) {
    #expect(throws: JSONFault.syntax(at: offset)) { try parse(text) }
  }

  @Test("a name that repeats counts as it stands last")
  func repeats() throws {
    #expect(try parse(#"{"a":1,"a":2}"#)["a"] == .number("2"))
  }

  @Test("knows where each value of an object stands")
  func sources() throws {
    let text = #"{"id": [1, 2] ,"id":"x"}"#
    let source = try #require(try parse(text).member("id")?.source)
    #expect(String(decoding: Array(text.utf8)[source], as: UTF8.self) == #""x""#)
  }

  @Test("reads a string of ten megabytes")
  func long() throws {
    let long = String(repeating: "x", count: 10_000_000)
    #expect(try parse("\"\(long)\"").string?.utf8.count == 10_000_000)
  }

  @Test("takes eight values in one another, and not nine")
  func depth() throws {
    let eight = String(repeating: "[", count: 8) + String(repeating: "]", count: 8)
    #expect(throws: Never.self) { try parse(eight) }
    #expect(throws: JSONFault.tooDeep(at: 8)) { try parse("[" + eight + "]") }
    #expect(throws: JSONFault.tooDeep(at: 8)) {
      try parse(String(repeating: "[", count: 100_000))
    }
  }

  @Test("repairs bytes that are no UTF-8")
  func repairs() throws {
    #expect(try JSONParser.parse([0x22, 0xFF, 0x22], depthLimit: 1) == .string("\u{FFFD}"))
  }
}
