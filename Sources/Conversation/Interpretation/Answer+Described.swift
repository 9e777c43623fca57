import Catalogs
import Language

/// Words that say what the one that is meant is like.
extension Answer {
  /// What is left when words say what the one that is meant is like: "the pink one", "the dead one".
  var described: Interpretation? {
    guard let reading = understanding.readings.first, case .word(let verb)? = reading.does.first,
      ["pick", "filter", "narrow"].contains(verb)
    else { return nil }
    let builder = VerbBuilder(CommandBuilder(reading, Surroundings(State()), library, matcher), [:])
    guard let catalog = builder.catalog else { return nil }
    let filters = builder.filters(of: catalog)
    guard !filters.isEmpty else { return nil }
    // Who speaks another language says what a name says in a word of a fact: "die braunen" are called brown.
    let called = called(filters, of: catalog)
    let fitting =
      called.isEmpty
      ? choices.filter { choice in
        choice.item.map { $0.catalog == catalog && library.admits($0, filters) } ?? false
      } : called
    if fitting.count == 1 { return take(fitting[0]) }
    if fitting.isEmpty, verb == "pick", !saysNo { return none(with: filters, of: catalog) }
    guard fitting.count > 1, fitting.count < choices.count else { return nil }
    return .ask(
      Question(which: fitting, total: fitting.count), reasoning: Reasoning(understanding))
  }

  /// Whether what was offered is refused, so that others are looked for: "no, the white one".
  private var saysNo: Bool {
    understanding.tokens.first.map { matcher.has($0, in: .refused) } ?? false
  }

  /// That none of those that are asked about is like this; the question is over.
  private func none(with filters: [Filter], of catalog: CatalogID) -> Interpretation? {
    let items = choices.compactMap(\.item)
    guard items.allSatisfy({ $0.catalog == catalog }),
      let among = Filter(anyOf: items.map { Filter(.key, .is, $0.key) })
    else { return nil }
    return .commands(
      [.list(catalog, filters: [among] + filters, sort: nil)], mended: [], besides: nil,
      reasoning: Reasoning(understanding))
  }

  /// The choices whose names begin a word with each value of some tags.
  func called(_ filters: [Filter], of catalog: CatalogID) -> [Question.Candidate] {
    guard filters.allSatisfy({ $0.comparison == .is && $0.isPlain }) else { return [] }
    let said = filters.map { Matcher.words(of: $0.value) }
    let whole = called(said.flatMap { $0 }, of: catalog)
    // The ones from the Pacific Ocean are called Pacific.
    return whole.isEmpty ? called(said.compactMap(\.first), of: catalog) : whole
  }

  private func called(_ said: [String], of catalog: CatalogID) -> [Question.Candidate] {
    choices.filter { choice in
      guard let item = choice.item, item.catalog == catalog, let name = library[item]?.name else {
        return false
      }
      let words = Matcher.words(of: name)
      return said.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
    }
  }
}
