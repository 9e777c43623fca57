import Testing

@testable import Language

@Suite("Phrase trie") struct PhraseTrieTests {
  private func things(_ trie: PhraseTrie, _ words: [Int]) -> [String]? {
    var node = PhraseTrie.root
    for word in words {
      guard let next = trie.step(node, word) else { return nil }
      node = next
    }
    var found: [String] = []
    var leaf = trie.leaf(of: node)
    while leaf >= 0 {
      found.append("\(trie.leaves[leaf].list):\(trie.leaves[leaf].entry)")
      leaf = Int(trie.leaves[leaf].next)
    }
    return found.sorted()
  }

  private func add(_ words: [Int], _ list: Int, _ entry: Int, to trie: inout PhraseTrie) {
    var node = PhraseTrie.root
    for word in words { node = trie.extend(node, word) }
    trie.addLeaf(at: node, list: list, entry: entry)
  }

  @Test("leads from words to the things they name")
  func leads() {
    var trie = PhraseTrie()
    add([1, 2], 0, 7, to: &trie)
    add([1, 2, 3], 0, 8, to: &trie)
    add([1, 2], 4, 9, to: &trie)
    add([1, 2], 0, 7, to: &trie)
    #expect(things(trie, [1, 2]) == ["0:7", "4:9"])
    #expect(things(trie, [1, 2, 3]) == ["0:8"])
    #expect(things(trie, [1]) == [])
    #expect(things(trie, [2]) == nil)
  }

  @Test("puts nothing at the end of no words")
  func root() {
    var trie = PhraseTrie()
    add([], 0, 0, to: &trie)
    #expect(things(trie, []) == [])
  }

  @Test("grows beyond its room")
  func grows() {
    var trie = PhraseTrie(capacity: 4)
    for word in 0..<500 { add([word, word + 1], 0, word, to: &trie) }
    #expect((0..<500).allSatisfy { word in things(trie, [word, word + 1]) == ["0:\(word)"] })
  }
}
