/// Which names a word occurs in, so that a part of a name finds them all.
struct PartialNames: Sendable {
  /// One name that holds a word.
  struct Posting: Hashable, Sendable, Comparable {
    let list: Int32
    let entry: Int32

    static func < (left: Self, right: Self) -> Bool {
      (left.list, left.entry) < (right.list, right.entry)
    }
  }

  private var starts: [Int32]
  private var postings: [Posting]

  init(_ lists: [Compiler.ListInfo], _ trie: PhraseTrie, _ vocabulary: Vocabulary) {
    starts = Array(repeating: 0, count: vocabulary.count + 1)
    postings = []
    let open = lists.map { if case .names = $0.kind { !$0.isStrict } else { false } }
    var pairs: [(word: Int32, posting: Posting)] = []
    trie.walk { words, leaf in
      guard open[Int(leaf.list)] else { return }
      for word in words {
        pairs.append((word, Posting(list: leaf.list, entry: leaf.entry)))
      }
    }
    pairs.sort { ($0.word, $0.posting) < ($1.word, $1.posting) }
    postings.reserveCapacity(pairs.count)
    var index = 0
    for word in 0..<vocabulary.count {
      starts[word] = Int32(postings.count)
      while index < pairs.count, pairs[index].word == word {
        if postings.count == Int(starts[word]) || postings.last != pairs[index].posting {
          postings.append(pairs[index].posting)
        }
        index += 1
      }
    }
    starts[vocabulary.count] = Int32(postings.count)
  }

  func names(with word: Int) -> ArraySlice<Posting> {
    postings[Int(starts[word])..<Int(starts[word + 1])]
  }
}
