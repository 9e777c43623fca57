import Testing

@testable import Language

@Suite("Vocabulary") struct VocabularyTests {
  @Test("numbers words in the order they come, each once")
  func numbers() {
    var vocabulary = Vocabulary()
    #expect(vocabulary.add("cod", .name) == 0)
    #expect(vocabulary.add("show", .command) == 1)
    #expect(vocabulary.add("cod", .command) == 0)
    #expect(vocabulary.count == 2)
    #expect(vocabulary.uses[0] == [.name, .command])
    #expect(vocabulary.text(1) == "show")
    #expect(vocabulary.length(1) == 4)
  }

  @Test("knows only what was added")
  func finds() {
    let vocabulary = Vocabulary.names("cod codfish")
    #expect(vocabulary.find("cod") == 0)
    #expect(vocabulary.find("codfish") == 1)
    #expect(vocabulary.find("codf") == nil)
    #expect(vocabulary.find("") == nil)
  }

  @Test("grows beyond its room")
  func grows() {
    var vocabulary = Vocabulary(capacity: 4)
    for number in 0..<1000 { vocabulary.add("word\(number)", .name) }
    let words = (0..<1000).map { "word\($0)" }
    #expect(words.map { vocabulary.find($0) } == Array(0..<1000))
  }

  @Test(
    "words of commands and plain language stand for themselves",
    arguments: [
      (Vocabulary.Use.name, false), (.command, true), (.ordinary, true), ([.name, .filler], true),
    ] as [(Vocabulary.Use, Bool)])
  func firm(use: Vocabulary.Use, isFirm: Bool) {
    #expect(use.isFirm == isFirm)
  }
}
