import Testing

@testable import Language

@Suite("Words that were mended lately")
struct MendedWordsTests {
  private var mended = MendedWords()

  @Test("the words of an evening are worked out once, whatever places they have")
  mutating func keepsManyWords() {
    let words = (0..<400).map { ArraySlice("word\($0)".utf8) }
    for word in words { _ = mended.edges(of: word) { _ in } }
    var again = 0
    for word in words { _ = mended.edges(of: word) { _ in again += 1 } }
    #expect(again == 0)
  }

  @Test("each word has its own edges")
  mutating func keepsWordsApart() {
    for _ in 0..<2 {
      for number in 0..<5000 {
        let edges = mended.edges(of: ArraySlice("word\(number)".utf8)) {
          $0.append(Lattice.Edge(word: Int32(number), cost: 1))
        }
        #expect(edges.map(\.word) == [Int32(number)])
      }
    }
  }
}
