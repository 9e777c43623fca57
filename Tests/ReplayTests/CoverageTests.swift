import Catalogs
import Testing

@testable import Replay

@Suite("Coverage")
struct CoverageTests {
  @Test("the header tells the wire and the width")
  func header() throws {
    var coverage = Coverage()
    for text in ["width: 40\n---\n", "wire: json\nrun: process\n---\n", ""] {
      coverage.note(try TranscriptParser.parse(text, path: "x").header)
    }
    #expect(coverage.names(.wires) == ["json process", "plain"])
    #expect(coverage.count(.wires, "plain") == 2)
    #expect(coverage.names(.widths) == ["40"])
  }

  @Test("comments name rows of the mission")
  func rows() {
    var coverage = Coverage()
    coverage.noteRows(in: ["X8 F9: settings.", "R10 and D1, not E5 or F123 or Fish", "+: more"])
    #expect(coverage.names(.rows) == ["D1", "F9", "R10", "X8"])
  }

  @Test("fields to exercise are those that a catalog can be narrowed by")
  func fields() {
    let known = CoverageReport(.embedded).known[.fields] ?? []
    #expect(known.contains("fish.harvest"))
    #expect(known.contains("monsters.challenge"))
    #expect(!known.contains("fish.picture"))
  }
}
