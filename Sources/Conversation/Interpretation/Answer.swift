import Catalogs
import Language

/// Reads an utterance as the answer to an open question: a number, an ordinal, or words that tell one candidate.
struct Answer {
  private let question: Question
  private let understanding: Understanding
  private let library: Library
  /// The words that may tell something: all but those that carry no meaning, if there are others.
  private let said: Set<String>

  init(
    _ question: Question, _ understanding: Understanding, _ library: Library, _ matcher: Matcher
  ) {
    self.question = question
    self.understanding = understanding
    self.library = library
    let telling = understanding.tokens.filter { !matcher.isFiller($0) }
    said = Set(telling.isEmpty ? understanding.tokens : telling)
  }

  /// Nil when it is no answer: yes, no and other commands go their own way.
  var interpretation: Interpretation? {
    if let number { return choose(number - 1) }
    guard understanding.parts.isEmpty, !isOtherCommand, !said.isEmpty else { return nil }
    if let named { return choose(named) }
    // A word of one candidate's name tells more than a word of what is known of it.
    for words in [nameWords, allWords] {
      let telling = question.candidates.indices.filter { index in
        said.isSubset(of: words(question.candidates[index]))
      }
      if telling.count == 1 { return choose(telling[0]) }
    }
    return nil
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

  /// Whether it is a command of its own that escapes the question: one that holds nothing variable, or names another thing
  /// in full.
  private var isOtherCommand: Bool {
    guard let reading = understanding.readings.first, reading.method == .template else {
      return false
    }
    return reading.slots.isEmpty
      || reading.slots.contains { slot in
        ItemList.catalog(of: slot.list) != nil && !slot.isPartial && !isSharedByCandidates(slot)
      }
  }

  /// The one candidate that is named in full, in whatever way the person's language names it.
  private var named: Int? {
    guard let reading = understanding.readings.first, case .word("show")? = reading.does.first
    else { return nil }
    let named = question.candidates.indices.filter { index in
      guard let item = question.candidates[index].item else { return false }
      return reading.slots.contains { slot in
        guard case .things(let keys) = slot.value, !slot.isPartial else { return false }
        return ItemList.catalog(of: slot.list) == item.catalog && keys.contains(item.key)
      }
    }
    return named.count == 1 ? named[0] : nil
  }

  private func isSharedByCandidates(_ slot: Slot) -> Bool {
    guard case .things(let keys) = slot.value else { return true }
    return question.candidates.contains { candidate in
      candidate.item.map { keys.contains($0.key) } ?? false
    }
  }

  private func nameWords(_ candidate: Question.Candidate) -> Set<String> {
    guard !said.isEmpty, let item = candidate.item.flatMap({ library[$0] }) else { return [] }
    return Set(Matcher.words(of: item.name))
  }

  private func allWords(_ candidate: Question.Candidate) -> Set<String> {
    guard !said.isEmpty, let item = candidate.item.flatMap({ library[$0] }) else { return [] }
    var words = Set(Matcher.words(of: item.name))
    for entry in item.facts {
      switch entry.value {
      case .terms(let terms): words.formUnion(terms.flatMap(Matcher.words))
      case .text(let text): words.formUnion(Matcher.words(of: text))
      default: continue
      }
    }
    return words
  }
}
