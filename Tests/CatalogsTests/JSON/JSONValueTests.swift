import Testing

@testable import Catalogs

@Suite("JSON values")
struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue {
    try #require(JSONValue(record: text))
  }

  @Test(
    arguments: [
      ("1", 1, 1), ("-2.5", nil, -2.5), ("22.0", 22, 22), ("1e2", 100, 100), ("1e999", nil, nil),
      ("99999999999999999999", nil, 1e20),
    ] as [(String, Int?, Double?)])
  func numbersAreTakenAsFarAsTheyFit(_ text: String, _ integer: Int?, _ number: Double?) throws {
    #expect(try value(text).integer == integer)
    #expect(try value(text).number == number)
  }

  @Test(arguments: [("7", "7"), (#""x""#, "x"), ("7.5", nil), ("null", nil)])
  func aKeyIsTextOrAWholeNumber(_ text: String, _ key: String?) throws {
    #expect(try value(text).key == key)
  }

  @Test func writesWhatItReads() throws {
    let text = #"{"a":"q\"\\\u0007é","b":[1,0.25,22.0,null,false]}"#
    #expect(try value(text).text == text)
  }

  @Test func writesMembersByTheirNamesAndTheLastOfThoseThatRepeat() throws {
    #expect(try value(#"{"b":1,"a":2,"b":3}"#).text == #"{"a":2,"b":3}"#)
  }

  @Test func aNewerRecordKeepsWhatItLacks() throws {
    let newer = try value(#"{"a":1,"b":null,"d":null}"#)
    #expect(
      newer.completed(from: try value(#"{"a":2,"b":3,"c":4}"#)).text
        == #"{"a":1,"b":3,"c":4,"d":null}"#)
  }

  @Test func whatLiesDeeperThanAnyServiceSendsIsRefused() {
    #expect(JSONValue(record: String(repeating: "[", count: 100_000)) == nil)
    #expect(JSONValue(record: String(repeating: "[", count: 40) + "]") == nil)
  }
}
