import Catalogs
import Language

/// Facts that are asked of the one that is meant, before it is said which one that is.
extension Answer {
  /// A fact that is asked of the one that is meant, whichever that is: the question stays, its answer is the fact.
  var asked: Interpretation? {
    guard understanding.parts.isEmpty, let reading = understanding.asking,
      !reading.missing.isEmpty || reading.slots.contains(where: \.isFromContext)
    else { return nil }
    let catalogs = Set(choices.compactMap(\.item?.catalog))
    guard catalogs.count == 1, let catalog = catalogs.first else { return nil }
    let telling = telling(reading, of: catalog)
    guard !telling.isEmpty else { return nil }
    let asking = choices.compactMap { choice in
      choice.item.map { id in
        Question.Candidate(commands: telling.compactMap { $0.replacing(with: id) }, item: id)
      }
    }
    if asking.count == 1 { return take(asking[0]) }
    return .ask(
      Question(which: asking, total: question.total), reasoning: Reasoning(understanding))
  }

  /// The commands that tell what is asked, of whatever record of a catalog.
  private func telling(_ reading: Language.Reading, of catalog: CatalogID) -> [Command] {
    let builder = VerbBuilder(CommandBuilder(reading, Surroundings(State()), library, matcher), [:])
    let any = ItemID.coming(catalog)
    switch reading.does.first {
    case .word("fact"):
      let facts = builder.arguments.prefix { $0 != "of" }.compactMap(Fact.named)
      guard facts.allSatisfy({ library[catalog].spec(of: $0) != nil }) else { return [] }
      return facts.map { .fact($0, any) }
    case .word("check") where builder.catalog == catalog:
      let tags = builder.tagsAsked
      return tags.isEmpty ? [] : [.check(tags, any)]
    default: return []
    }
  }
}

extension Understanding {
  /// The reading that asks something of a record: the one that won, or lost to words that would begin a list.
  var asking: Language.Reading? {
    guard let first = readings.first else { return nil }
    guard first.does.first == .word("filter"), let second = runnerUp, second.asksOfRecord else {
      return first
    }
    return second
  }
}

extension Language.Reading {
  /// Whether something is asked of the one record that it names, so that it says all itself: "is Evil Morty alive".
  var asksOfOne: Bool {
    asksOfRecord
      && slots.contains { slot in
        guard ItemList.catalog(of: slot.list) != nil, case .things(let keys) = slot.value else {
          return false
        }
        return !slot.isFromContext && (keys.count == 1 || !slot.isPartial)
      }
  }

  fileprivate var asksOfRecord: Bool {
    [DoesWord.word("fact"), .word("check")].contains(does.first)
  }
}
