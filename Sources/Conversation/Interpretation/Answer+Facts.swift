import Catalogs
import Language

/// A fact of whatever the question is about.
extension Answer {
  /// A fact of no thing in particular is told of all that the question shows: "how many calories".
  var comparison: Interpretation? {
    guard question.kind == .which, let reading = understanding.readings.first,
      case .word("fact")? = reading.does.first, reading.method != .gap,
      reading.slots.allSatisfy({ ItemList.catalog(of: $0.list) == nil || $0.isFromContext })
    else { return nil }
    let items = question.candidates.compactMap(\.item)
    let facts = reading.slots.compactMap { $0.single.flatMap(Fact.named) } + reading.namedFacts
    guard let fact = facts.first, items.count > 1, Set(items.map(\.catalog)).count == 1,
      library[items[0].catalog].spec(of: fact) != nil
    else { return nil }
    return .commands(
      [.compare(items, by: fact)], mended: [], besides: nil, reasoning: Reasoning(understanding))
  }
}

extension Language.Reading {
  /// The facts that its `does` line names itself.
  fileprivate var namedFacts: [Fact] {
    does.compactMap { word in
      if case .word(let name) = word { Fact.named(name) } else { nil }
    }
  }
}
