import Language
import Testing

/// The same words give the same answer, whatever the order of files, however often and from wherever they are asked.
@Suite struct DeterminismTests {
  private static let utterances = [
    "show me sockey salmon", "cod", "salmon", "where does it live", "haddock", "owl bear",
    "wild red fish", "monsters cr nothing above 10", "show me the lich and read it",
    "where does unicorn live", "how tough is the owlbear", "compare haddock and swordfish",
    "the weather in paris", "search for anything at all", "2",
  ]

  @Test func theOrderOfFilesDoesNotMatter() {
    let reversed = Pond.matcher(of: Pond.files.reversed())
    for utterance in Self.utterances {
      #expect(reversed.read(utterance) == Pond.matcher.read(utterance))
    }
  }

  @Test(arguments: 1...6)
  func theOrderOfIntentsDoesNotMatter(_ seed: Int) {
    let shuffled = Pond.matcher(of: Pond.files.map { $0.shuffled(seed) })
    for utterance in Self.utterances {
      #expect(
        shuffled.readings(utterance) == Pond.matcher.readings(utterance), "\(utterance)")
    }
  }

  @Test func theNamesOfFilesDoNotMatter() {
    let renamed = Pond.files.enumerated().map { index, file in
      SourceFile(name: "en/\(9 - index).intent", text: file.text)
    }
    let matcher = Pond.matcher(of: renamed)
    for utterance in Self.utterances {
      #expect(matcher.readings(utterance) == Pond.matcher.readings(utterance), "\(utterance)")
    }
  }

  @Test func aThousandAtOnceGetTheSameAnswer() async throws {
    let matcher = try #require(Pond.matcher)
    let expected = Self.utterances.map { Explanation(matcher.understand($0)).json }
    let differences = await withTaskGroup(of: Int.self) { group in
      for number in 0..<1000 {
        group.addTask {
          let index = number % Self.utterances.count
          let answer = Explanation(matcher.understand(Self.utterances[index])).json
          return answer == expected[index] ? 0 : 1
        }
      }
      return await group.reduce(0, +)
    }
    #expect(differences == 0)
  }

  @Test func theExamplesAndTopicsAreTheSameEveryTime() throws {
    let (first, second) = (try #require(Pond.matcher), try #require(Pond.matcher(of: Pond.files)))
    #expect(first.examples == second.examples)
    #expect(first.topics.map(\.examples) == second.topics.map(\.examples))
    #expect(first.topics.map(\.title) == ["Comics", "Fish", "Monsters"])
  }
}

extension Matcher? {
  /// The readings in no order: which of those that tie comes first may depend on where they stand.
  fileprivate func readings(_ text: String) -> Set<String> {
    Set(read(text).split(separator: "|").map { $0.filter { $0 != " " } })
  }
}

extension SourceFile {
  /// The same blocks of lines, parted by blank lines, in another order; the first block stays where it is.
  fileprivate func shuffled(_ seed: Int) -> SourceFile {
    var blocks = text.split(separator: "\n\n").map(String.init)
    guard blocks.count > 2 else { return self }
    for index in 1..<blocks.count {
      let other = 1 + (index * 7 + seed * 5) % (blocks.count - 1)
      blocks.swapAt(index, other)
    }
    return SourceFile(name: name, text: blocks.joined(separator: "\n\n"))
  }
}
