import Catalogs

/// What a reading comes to, before readings that tie are merged.
enum Built: Hashable {
  case commands([Command], mended: [String])
  case ask([Question.Candidate], total: Int)
  /// A thing that is only offered: its name is made of ordinary words.
  case offer([Question.Candidate])
  case partly(String, CatalogID?)
  case missing(Missing)
  /// Words that say nothing of what they lean on.
  case unfit
  case outOfRange(String, of: RangeSubject, low: String, high: String)

  var isOffer: Bool {
    if case .offer = self { true } else { false }
  }

  var isComparison: Bool {
    guard case .commands(let commands, _) = self, case .compare? = commands.first else {
      return false
    }
    return true
  }

  /// The catalog it lists, counts or filters.
  var catalog: CatalogID? {
    guard case .commands(let commands, _) = self, commands.count == 1 else { return nil }
    return commands[0].catalogOverMany
  }

  /// How much it refuses.
  var refusals: Int {
    guard case .commands(let commands, _) = self, commands.count == 1 else { return 0 }
    let filters: [Filter] =
      switch commands[0] {
      case .list(_, let filters, _, _), .count(_, let filters), .measure(_, _, _, let filters):
        filters ?? []
      case .filter(_, .only(let filters)), .filter(_, .narrow(let filters)): filters
      default: []
      }
    return filters.count { $0.comparison == .not }
  }

  /// Whether it compares things that have nothing in common, whatever is chosen.
  var comparesUnlike: Bool {
    let choices = candidates
    return !choices.isEmpty
      && choices.allSatisfy { choice in
        choice.commands.contains { command in
          guard case .compare(let items, _, _) = command else { return false }
          return Set(items.map(\.catalog)).count > 1
        }
      }
  }

  /// The same search in all catalogs, where words fit so much of one that it is searched.
  var searchedEverywhere: Built? {
    guard case .commands(let commands, let mended) = self, commands.count == 1,
      case .search(let text, .some) = commands[0]
    else { return nil }
    return .commands([.search(text, in: nil)], mended: mended)
  }

  /// The choices it adds to a question.
  var candidates: [Question.Candidate] {
    switch self {
    case .commands(let commands, _):
      [Question.Candidate(commands: commands, item: commands.first?.item)]
    case .ask(let candidates, _), .offer(let candidates): candidates
    case .partly, .missing, .unfit, .outOfRange: []
    }
  }

  /// How many choices there are, of which a question holds the first.
  var total: Int {
    if case .ask(_, let total) = self { total } else { candidates.count }
  }

  /// What it comes to for the conversation.
  ///
  /// Where a word of the command itself was mended (`edited`), saved data is not changed without asking, with an
  /// `example` sentence that means the same; `nearest` finds names close to words that nobody knows.
  func interpretation(
    _ reasoning: Reasoning, edited: Bool, besides: Namesakes? = nil, example: () -> String?,
    nearest: (String, CatalogID?) -> [ItemID]
  ) -> Interpretation {
    switch self {
    case .commands(let commands, let mended):
      if commands.contains(where: \.changesSavedData), edited || !mended.isEmpty {
        let item = commands.first?.item
        let candidate = Question.Candidate(
          commands: commands, item: item, sentence: item == nil ? example() : nil)
        return .ask(
          Question(kind: .confirm, candidates: [candidate], total: 1), reasoning: reasoning)
      }
      return .commands(commands, mended: mended, besides: besides, reasoning: reasoning)
    case .ask(let candidates, let total):
      return .ask(Question(which: candidates, total: total), reasoning: reasoning)
    case .offer(let candidates) where candidates.count == 1:
      return .ask(
        Question(kind: .confirm, candidates: candidates, total: 1), reasoning: reasoning)
    case .offer(let candidates):
      return .ask(Question(which: candidates, total: candidates.count), reasoning: reasoning)
    case .partly(let words, let catalog):
      return .partly(
        unknown: words, catalog: catalog, nearest: nearest(words, catalog), reasoning: reasoning)
    case .missing(let what): return .missing(what, reasoning: reasoning)
    case .unfit: return .unknown(word: nil, nearest: [], reasoning: reasoning)
    case .outOfRange(let number, let subject, let low, let high):
      return .outOfRange(
        number: number, of: subject, low: low, high: high, reasoning: reasoning)
    }
  }
}

extension Command {
  /// Whether it takes something away that was saved, or adds to it.
  fileprivate var changesSavedData: Bool {
    switch self {
    case .favourite, .unfavourite, .clearFavourites: true
    default: false
    }
  }

  /// The one item it is about.
  var item: ItemID? {
    switch self {
    case .show(let id), .fact(_, let id), .check(_, let id), .favourite(let id),
      .unfavourite(let id),
      .isFavourite(let id), .picture(let id), .zoom(let id):
      id
    case .speak(let id): id
    default: nil
    }
  }
}

extension [Question.Candidate] {
  /// Fish first, comics last; within a catalog as they are.
  var inOrderOfCatalogs: [Question.Candidate] {
    CatalogID.allCases.flatMap { catalog in filter { $0.item?.catalog == catalog } }
      + filter { $0.item == nil }
  }
}
