/// What a process has left behind.
struct Finished: Hashable {
  let output: [UInt8]
  let complaints: String
  /// As shells count: 128 and the signal's number for one that a signal has ended.
  let status: Int32

  var text: String { String(decoding: output, as: UTF8.self) }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }

  /// The answers on the plain wire, each without the empty line that ends it.
  var answers: [[String]] { Self.answers(in: lines) }

  /// The first line of each answer, or nothing where there is none.
  var heads: [String] { answers.map { $0.first ?? "" } }

  static func answers(in lines: [String]) -> [[String]] {
    var answers: [[String]] = []
    var answer: [String] = []
    for line in lines {
      if line.isEmpty {
        answers.append(answer)
        answer = []
      } else {
        answer.append(line)
      }
    }
    return answers
  }
}
