import Catalogs
import Language

/// Reads an utterance as the answer to an open question: a number, an ordinal, or words that tell one candidate.
struct Answer {
  private let question: Question
  private let understanding: Understanding
  private let library: Library

  init(_ question: Question, _ understanding: Understanding, _ library: Library) {
    self.question = question
    self.understanding = understanding
    self.library = library
  }

  /// Nil when it is no answer: yes, no and other commands go their own way.
  var interpretation: Interpretation? {
    if let number { return choose(number - 1) }
    guard understanding.parts.isEmpty, !isOtherCommand else { return nil }
    let telling = question.candidates.indices.filter { tells(question.candidates[$0]) }
    return telling.count == 1 ? choose(telling[0]) : nil
  }

  private func choose(_ index: Int) -> Interpretation {
    guard question.candidates.indices.contains(index) else {
      return .outOfRange(
        number: String(index + 1), of: .entry, low: "1", high: String(question.candidates.count),
        reasoning: Reasoning(understanding))
    }
    return .commands(
      question.candidates[index].commands, mended: [], reasoning: Reasoning(understanding))
  }

  /// The number or ordinal it is, and nothing else; −1 is the last.
  private var number: Int? {
    guard let reading = understanding.readings.first, case .word("open")? = reading.does.first
    else { return nil }
    for slot in reading.slots {
      if case .number(let number) = slot.value { return number.numerator }
    }
    return question.candidates.count
  }

  /// Whether it is a command that names no thing, or names one in full: such a command escapes the question.
  private var isOtherCommand: Bool {
    guard let reading = understanding.readings.first, reading.method == .template else {
      return false
    }
    return !reading.slots.contains { slot in
      switch slot.value {
      case .things, .group: slot.isPartial || isSharedByCandidates(slot)
      default: false
      }
    }
  }

  private func isSharedByCandidates(_ slot: Slot) -> Bool {
    guard case .things(let keys) = slot.value else { return true }
    return question.candidates.contains { candidate in
      candidate.item.map { keys.contains($0.key) } ?? false
    }
  }

  /// Whether every word of the utterance is one of the candidate's words.
  private func tells(_ candidate: Question.Candidate) -> Bool {
    guard let item = candidate.item.flatMap({ library[$0] }) else { return false }
    var words = Set(Matcher.words(of: item.name))
    for entry in item.facts {
      for phrase in entry.value.phrases { words.formUnion(Matcher.words(of: phrase)) }
    }
    let said = understanding.tokens.filter { !Self.empty.contains($0) }
    return !said.isEmpty && said.allSatisfy(words.contains)
  }

  /// Words that tell nothing, in any language that is spoken here.
  private static let empty: Set<String> = ["the", "one", "a", "an", "that", "der", "die", "das"]
}
