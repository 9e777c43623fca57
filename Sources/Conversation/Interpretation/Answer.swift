import Catalogs
import Language

/// Reads an utterance as the answer to an open question: a number, an ordinal, or words that tell one candidate.
struct Answer {
  let question: Question
  let understanding: Understanding
  let library: Library
  let matcher: Matcher

  init(
    _ question: Question, _ understanding: Understanding, _ library: Library, _ matcher: Matcher
  ) {
    self.question = question
    self.understanding = understanding
    self.library = library
    self.matcher = matcher
  }

  /// Nil when it is no answer: yes, no and other commands go their own way.
  var interpretation: Interpretation? {
    if let number { return choose(number - 1) }
    if wantsMore {
      let rest = Array(choices.dropFirst(question.candidates.count))
      // One alone is no choice: it is shown beside those that were.
      if rest.count == 1 { return .ask(whole, reasoning: Reasoning(understanding)) }
      let total = question.total - question.candidates.count
      return .ask(Question(which: rest, total: total), reasoning: Reasoning(understanding))
    }
    if let all { return all }
    if isAny {
      return isOnlyTold(choices[0])
        ? take(choices[0]) : .ask(question, reasoning: Reasoning(understanding))
    }
    if let preferred { return preferred }
    if let asked { return asked }
    guard understanding.parts.isEmpty, !isOtherCommand, !understanding.tokens.isEmpty else {
      return nil
    }
    if let refused { return refused }
    if let named { return take(named) }
    if isNameOfOthers { return nil }
    // A word of one candidate's name tells more than a word of what is known of it.
    let said = said
    return theOne { holds(said, in: [$0.name]) } ?? partlyNamed.map(take)
      ?? described ?? theOne { isCalled(said, $0) }
      ?? theOne { holds(said, in: texts(of: $0)) } ?? someOf { isCalled(said, $0) }
  }

  /// The words that may tell something: all but those that carry no meaning, if there are others.
  private var said: Set<String> {
    let telling = understanding.tokens.filter { word in
      !matcher.isFiller(word) && !matcher.has(word, in: .refused)
    }
    return Set(telling.isEmpty ? understanding.tokens : telling)
  }

  /// All that fit, whether they are shown or not.
  var choices: [Question.Candidate] { question.choices }

  /// The record that a choice is about.
  func record(_ choice: Question.Candidate) -> Item? { choice.item.flatMap { library[$0] } }

  /// The choice of the only one that is like this.
  private func theOne(_ isLikeThis: (Item) -> Bool) -> Interpretation? {
    let telling = choices.filter { record($0).map(isLikeThis) ?? false }
    return telling.count == 1 ? take(telling[0]) : nil
  }

  /// The same question about those that are like this, where not all are.
  private func someOf(_ isLikeThis: (Item) -> Bool) -> Interpretation? {
    let telling = choices.filter { record($0).map(isLikeThis) ?? false }
    guard telling.count > 1, telling.count < choices.count else { return nil }
    return .ask(
      Question(which: telling, total: telling.count), reasoning: Reasoning(understanding))
  }

  private func choose(_ index: Int) -> Interpretation {
    guard question.candidates.indices.contains(index) else {
      return .outOfRange(
        number: String(index + 1), of: .entry, low: "1", high: String(question.candidates.count),
        reasoning: Reasoning(understanding))
    }
    return take(choices[index])
  }

  func take(_ choice: Question.Candidate) -> Interpretation {
    let reasoning = Reasoning(understanding)
    if let next = choice.next { return .ask(next, reasoning: reasoning) }
    return .commands(choice.commands, mended: [], besides: nil, reasoning: reasoning)
  }

  /// Whether the others that fit are to be shown.
  private var wantsMore: Bool {
    guard !question.rest.isEmpty, let reading = understanding.readings.first else { return false }
    return [DoesWord.word("more"), .word("next")].contains(reading.does.first)
      && reading.does.count == 1
  }

  /// Whether whichever one will do: "you choose".
  private var isAny: Bool {
    question.kind == .which && !choices.isEmpty && understanding.parts.isEmpty
      && understanding.readings.contains { $0.does == [.word("any")] }
  }

  /// Whether a choice comes to no more than words: nothing is saved because any will do.
  private func isOnlyTold(_ choice: Question.Candidate) -> Bool {
    choice.commands.allSatisfy { command in
      if case .show = command { true } else { command.tellsFact }
    }
  }

  /// All that fit: beside each other in one list, or what is asked of each where all are on show already.
  private var all: Interpretation? {
    guard let reading = understanding.readings.first,
      [DoesWord.word("all"), .word("them")].contains(reading.does.first),
      question.kind == .which, understanding.parts.isEmpty
    else { return nil }
    let reasoning = Reasoning(understanding)
    let items = choices.compactMap(\.item)
    let isFew = question.rest.isEmpty && choices.count <= VerbBuilder.mostCompared
    guard isFew, question.further.isEmpty else {
      return .ask(whole, reasoning: reasoning)
    }
    let commands = choices.flatMap(\.commands)
    if items.count == choices.count, commands == items.map(Command.show) {
      return .commands([.compare(items, by: nil)], mended: [], reasoning: reasoning)
    }
    let isOnlyTold = commands.allSatisfy { command in
      command.tellsFact
    }
    return isOnlyTold ? .commands(commands, mended: [], reasoning: reasoning) : nil
  }

  /// The same question with all that fit on show.
  private var whole: Question {
    Question(
      kind: .which, candidates: question.candidates + question.rest, total: question.total,
      further: question.further)
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
    let beginning = Beginning(
      reading: understanding.readings.first, tokens: understanding.tokens, matcher: matcher)
    if beginning.isAnew { return true }
    guard let reading = understanding.readings.first, reading.method == .template else {
      return false
    }
    let tellsOne = [DoesWord.word("pick"), .word("contrast")].contains(reading.does.first)
    return reading.slots.isEmpty && !tellsOne || reading.asksOfOne
      || reading.slots.contains { slot in
        ItemList.catalog(of: slot.list) != nil
          && (slot.isPartial ? isKind(slot, reading) : !isSharedByCandidates(slot))
      }
  }

  /// Whether the words are what things are called after, none of which is a candidate: "cod" is no word for a pollock.
  private func isKind(_ slot: Slot, _ reading: Language.Reading) -> Bool {
    guard case .things(let keys) = slot.value, let catalog = ItemList.catalog(of: slot.list),
      catalog != .comics, !slot.range.isEmpty
    else { return false }
    let last = reading.tokens[slot.range.upperBound - 1]
    let kin = keys.map { ItemID(catalog, $0) }.filter { id in
      library[id].map { Matcher.words(of: $0.name).last == last } ?? false
    }
    return !kin.isEmpty && !choices.contains { $0.item.map(kin.contains) ?? false }
  }

  /// The one candidate that is named in full, in whatever way the person's language names it.
  private var named: Question.Candidate? { theOne(namedBy: { !$0.isPartial }) }

  /// The one candidate that a part of a name in the person's language names: "der pazifische".
  private var partlyNamed: Question.Candidate? {
    theOne(namedBy: { $0.isPartial && $0.mended == nil })
  }

  private func theOne(namedBy isSlot: (Slot) -> Bool) -> Question.Candidate? {
    guard let reading = understanding.readings.first, case .word("show")? = reading.does.first
    else { return nil }
    let named = choices.filter { choice in
      guard let item = choice.item else { return false }
      return reading.slots.contains { slot in
        guard case .things(let keys) = slot.value, isSlot(slot) else { return false }
        return ItemList.catalog(of: slot.list) == item.catalog && keys.contains(item.key)
      }
    }
    return named.count == 1 ? named[0] : nil
  }

  /// Whether the words are a name of something the question did not offer: "cod" is no "green cod".
  private var isNameOfOthers: Bool {
    guard let reading = understanding.readings.first, let slot = reading.slots.first,
      reading.slots.count == 1, let catalog = ItemList.catalog(of: slot.list), slot.isPartial,
      case .things(let keys) = slot.value
    else { return false }
    let said = Array(reading.tokens[slot.range])
    let offered = Set(choices.compactMap { $0.item?.key })
    return library[catalog].names.contains { names in
      keys.contains(names.key) && !offered.contains(names.key)
        && names.spellings.contains { Matcher.words(of: $0) == said }
    }
  }

  private func isSharedByCandidates(_ slot: Slot) -> Bool {
    guard case .things(let keys) = slot.value else { return true }
    return choices.contains { candidate in
      candidate.item.map { keys.contains($0.key) } ?? false
    }
  }

  /// Whether all of some words stand somewhere in texts; the texts after the last one needed are not read.
  func holds(_ words: Set<String>, in texts: some Sequence<String>) -> Bool {
    var missing = words
    for text in texts {
      missing.subtract(Matcher.words(of: text))
      if missing.isEmpty { return true }
    }
    return false
  }

  /// What is known of an item in words: its name first.
  func texts(of item: Item) -> [String] {
    var texts = [item.name]
    for entry in item.facts {
      switch entry.value {
      case .terms(let terms): texts += terms
      case .text(let text): texts.append(text)
      default: continue
      }
    }
    return texts
  }
}
