import Catalogs

extension Question {
  /// At most so many candidates are shown.
  private static let mostCandidates = 5
  /// So many more may be told by a word, and are shown by "more".
  private static let mostOthers = 20
  /// So many are held in all.
  static let mostChoices = mostCandidates + mostOthers

  /// Asks which of some candidates is meant, of `total` that fit.
  ///
  /// Choices that leave other things open than the first one cannot be asked about beside it.
  init(which choices: [Candidate], total: Int) {
    let further = choices.first?.further ?? []
    let alike = choices.filter { $0.further == further }.prefix(Self.mostChoices).map { choice in
      var choice = choice
      choice.further = []
      return choice
    }
    self.init(
      kind: .which, candidates: Array(alike.prefix(Self.mostCandidates)),
      rest: Array(alike.dropFirst(Self.mostCandidates)), total: max(total, alike.count),
      further: further)
  }

  /// The same with no more choices than are shown at once, now and next.
  var onlyShown: Question {
    let further = further.map { open in
      Open(
        stand: open.stand, items: Array(open.items.prefix(Self.mostCandidates)), total: open.total)
    }
    return Question(kind: kind, candidates: candidates, total: total, further: further)
  }

  /// All that may be chosen, those that are shown first, each with what it leaves open.
  var choices: [Candidate] {
    (candidates + rest).map { candidate in
      var choice = candidate
      choice.further = further
      return choice
    }
  }
}

extension Question.Candidate {
  /// The question that is asked next when this is chosen; nil when nothing is left open.
  var next: Question? {
    guard let open = further.first else { return nil }
    let choices = open.items.map { item in
      Self(
        commands: commands.map { $0.putting(item, for: open.stand) }, item: item,
        further: Array(further.dropFirst()))
    }
    return Question(which: choices, total: open.total)
  }
}

extension ItemID {
  /// Stands for a thing that commands leave open, counted from 1.
  static func open(_ number: Int, in catalog: CatalogID) -> ItemID {
    ItemID(catalog, "?\(number)")
  }
}

extension Command {
  /// The same command with another item in the place of one.
  func putting(_ item: ItemID, for stand: ItemID) -> Command {
    if case .compare(let items, let fact, let isLeast) = self {
      return .compare(items.map { $0 == stand ? item : $0 }, by: fact, least: isLeast)
    }
    guard self.item == stand else { return self }
    return switch self {
    case .fact(let fact, _): .fact(fact, item)
    case .check(let filters, _): .check(filters, item)
    case .speak: .speak(item)
    default: replacing(with: item) ?? self
    }
  }

  /// Whether it is about an item, alone or beside others.
  func isAbout(_ item: ItemID) -> Bool {
    if case .compare(let items, _, _) = self { return items.contains(item) }
    return self.item == item
  }
}
