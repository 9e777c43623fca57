import Catalogs
import Conversation
import Host
import Testing

@testable import curio

@Suite struct AccuracyTests {
  @Test func aSetIsReadAndJudgedLineByLine() throws {
    let folder = try ScratchFolder()
    let lines = [
      "# text\tintent\tslots", "show me the owlbear\tshow_monster\tmonster=owlbear",
      "calories of sockeye salmon\tfish_nutrition\tfish=sockeye salmon",
      "show me the owlbear\tshow_fish\tfish=owlbear", "where is my umbrella\t-",
    ]
    defer { folder.remove() }
    try AtomicFile.write(
      Array(lines.joined(separator: "\n").utf8), to: folder.path + "/some.tsv")
    try AtomicFile.write(Array("# list\tvalue\n".utf8), to: folder.path + "/lists.tsv")
    let sets = try BenchSet.all(in: folder.path)
    #expect(sets.map(\.name) == ["some"])

    let interpreter = try Interpreter(IntentFiles.builtIn, library: .embedded)
    let matcher = try #require(interpreter.matcher(of: "en"))
    let accuracy = Accuracy(of: try #require(sets.first), matcher, .embedded)
    #expect(accuracy.right == 3)
    #expect(accuracy.wrong == 1)
    #expect(accuracy.misses == ["show me the owlbear: monsters.show"])
  }

  @Test func madeUpNamesRepeat() {
    var (first, second) = (MadeUpNames(seed: 3), MadeUpNames(seed: 3))
    #expect(first.phrase(4...4) == second.phrase(4...4))
  }
}
