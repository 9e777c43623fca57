import Catalogs
import Language

/// Answers that leave out some of those that are asked about: "not the pink one".
extension Answer {
  /// The same question about the others, where some are called, or known to be, what the words refuse.
  var refused: Interpretation? {
    let tokens = understanding.tokens
    guard question.kind == .which, let first = tokens.first, tokens.count > 1,
      matcher.has(first, in: .not), !matcher.has(first, in: .refused)
    else { return nil }
    let said = Set(tokens.dropFirst().filter { !matcher.isFiller($0) })
    guard !said.isEmpty else { return nil }
    if let place = place(in: tokens.dropFirst()) { return others { $0 == place } }
    let told = toldByValue
    return others(than: { isCalled(said, $0) }) ?? others(than: { told.contains($0.id) })
      ?? others(than: { holds(said, in: texts(of: $0)) }) ?? asItWas(said)
  }

  /// Which of those that are asked about words name by its place: "the first".
  private func place(in words: ArraySlice<String>) -> Int? {
    let spoken = matcher.understand(words.joined(separator: " ")).readings.first
    guard let spoken, spoken.does.first == .word("open") else { return nil }
    for slot in spoken.slots {
      guard case .number(let number) = slot.value else { continue }
      return number.numerator < 0
        ? question.candidates.count + number.numerator : number.numerator - 1
    }
    return spoken.slots.isEmpty ? question.candidates.count - 1 : nil
  }

  /// The same question, where all that it is about are called so: "not that jerry", of three.
  private func asItWas(_ said: Set<String>) -> Interpretation? {
    let isSharedByAll = choices.allSatisfy { choice in
      record(choice).map { isCalled(said, $0) } ?? false
    }
    return isSharedByAll ? .ask(question, reasoning: Reasoning(understanding)) : nil
  }

  /// The choices that are called as words of facts or of names in the person's own language say: "nicht die weiße".
  private var toldByValue: Set<ItemID> {
    guard let reading = understanding.readings.first else { return [] }
    let builder = CommandBuilder(reading, Surroundings(State()), library, matcher)
    let verb = VerbBuilder(builder, [:])
    guard let catalog = verb.catalog ?? choices.first?.item?.catalog else { return [] }
    let filters = verb.filters(of: catalog, affirmed: true)
    if !filters.isEmpty { return Set(called(filters, of: catalog).compactMap(\.item)) }
    let words = understanding.tokens.filter {
      !matcher.isFiller($0) && !matcher.has($0, in: .not)
    }
    return words.isEmpty ? [] : Set(builder.things(calledBy: words, in: catalog))
  }

  /// The question about those that are not like this; nil where none is, or all are.
  private func others(than isLikeThis: (Item) -> Bool) -> Interpretation? {
    others { record(choices[$0]).map(isLikeThis) ?? false }
  }

  private func others(thanThoseAt isRefused: (Int) -> Bool) -> Interpretation? {
    let rest = choices.indices.filter { !isRefused($0) }.map { choices[$0] }
    guard !rest.isEmpty, rest.count < choices.count else { return nil }
    if rest.count == 1 { return take(rest[0]) }
    return .ask(
      Question(which: rest, total: question.total - choices.count + rest.count),
      reasoning: Reasoning(understanding))
  }

  /// Whether a record goes by words, in the data or in the person's own language.
  func isCalled(_ words: Set<String>, _ item: Item) -> Bool {
    if holds(words, in: [item.name]) { return true }
    let list = ItemList.list(of: item.id.catalog)
    return matcher.names(holding: words.sorted()).contains { found in
      found.list == list && found.values.contains(item.id.key)
    }
  }
}
