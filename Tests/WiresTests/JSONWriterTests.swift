import Catalogs
import Testing

@testable import Wires

@Suite("JSON writer")
struct JSONWriterTests {
  @Test(
    "escapes what a terminal or a reader of lines could misread",
    arguments: [
      ("plain é 文 😀", #""plain é 文 😀""#),
      ("a\"b\\c/", #""a\"b\\c/""#),
      ("a\nb\rc\td", #""a\nb\rc\td""#),
      ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
      ("\u{2028}x\u{2029}\u{202A}", "\"\\u2028x\\u2029\u{202A}\""),
      ("£ ’", #""£ ’""#),
    ])
  func escapes(_ text: String, _ json: String) throws {
    var writer = JSONWriter()
    writer.string(text)
    #expect(writer.text == json)
    #expect(try JSONParser.parse(writer.bytes, depthLimit: 8) == .string(text))
  }

  @Test("puts commas between values and nowhere else")
  func commas() {
    var writer = JSONWriter()
    writer.object {
      $0.name("a")
      $0.array([1, 2]) { $0.number($1) }
      $0.name("b")
      $0.object { _ in }
      $0.name("c")
      $0.array([[1], []]) { $0.array($1) { $0.number($1) } }
    }
    #expect(writer.text == #"{"a":[1,2],"b":{},"c":[[1],[]]}"#)
  }
}
