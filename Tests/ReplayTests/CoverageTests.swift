import Catalogs
import Foundation
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

  @Test("every part of a reply is asked for, but the one sentence that only a terminal shows")
  func names() throws {
    #expect(Set(CoverageReport.sentences + ["asking"]) == Set(try Self.cases(of: "Sentence")))
    #expect(Set(CoverageReport.replies) == Set(try Self.cases(of: "Block")))
  }

  @Test(
    "what must have a transcript makes coverage incomplete, the rest does not",
    arguments: [
      (Coverage.Kind.commands, true), (.outcomes, true), (.replies, true), (.sentences, true),
      (.fields, true), (.languages, true), (.wires, true), (.intents, false), (.templates, false),
      (.rows, false), (.widths, false),
    ])
  func completeness(_ kind: Coverage.Kind, _ isRequired: Bool) {
    var report = CoverageReport()
    report.known = [kind: ["this", "that"]]
    var coverage = Coverage()
    coverage.note(kind, "this")
    #expect(report.isIncomplete(coverage) == isRequired)
    coverage.note(kind, "that")
    #expect(!report.isIncomplete(coverage))
  }

  /// The names of an enumeration's cases, as its source has them: those that carry something cannot be listed.
  private static func cases(of type: String) throws -> [String] {
    let root = #filePath.components(separatedBy: "/").dropLast(3).joined(separator: "/")
    let path = root + "/Sources/Conversation/\(type).swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    return lines.drop { !$0.contains("enum \(type):") }.prefix { $0 != "}" }.compactMap { line in
      guard line.hasPrefix("  case ") else { return nil }
      return String(line.dropFirst(7).prefix { $0.isLetter })
    }
  }
}
