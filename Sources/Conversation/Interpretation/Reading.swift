import Catalogs
import Language

/// An understanding on its way to an interpretation.
final class Reading {
  let understanding: Understanding
  let surroundings: Surroundings
  let library: Library
  let matcher: Matcher

  init(
    _ understanding: Understanding, in surroundings: Surroundings, library: Library,
    matcher: Matcher
  ) {
    self.understanding = understanding
    self.surroundings = surroundings
    self.library = library
    self.matcher = matcher
  }

  var state: State { _read { yield surroundings.state } }

  var interpretation: Interpretation {
    let reasoning = Reasoning(understanding)
    if !understanding.parts.isEmpty { return compound(reasoning) }
    guard !understanding.readings.isEmpty else { return unknown(reasoning) }
    if asksOfRecord, let fact = second(reasoning) { return fact }
    let (meant, besides) = consideringNamesakes(merge(built(understanding, surroundings)))
    if meant == .unfit { return second(reasoning) ?? unknown(reasoning) }
    return meant.interpretation(
      reasoning, edited: editsCommand, besides: besides,
      example: { matcher.example(of: understanding.readings[0].intent) }, nearest: nearest)
  }

  /// Whether words that would begin a list are what a record on show has, or is asked about: "legendary actions", of a lich.
  private var asksOfRecord: Bool {
    let reading = understanding.readings[0]
    guard let asking = understanding.asking, asking.intent != reading.intent, state.isOnRecord,
      asking.missing.isEmpty
    else { return false }
    if asking.does.first == .word("check") { return true }
    guard case .item = state.place else { return false }
    return reading.tokens.indices.allSatisfy { index in
      matcher.isFiller(reading.tokens[index])
        || reading.slots.contains { $0.range.contains(index) && $0.name != "not" }
    }
  }

  /// The reading that lost, where the one that won says nothing of what is here.
  private func second(_ reasoning: Reasoning) -> Interpretation? {
    guard let reading = understanding.runnerUp else { return nil }
    let built = CommandBuilder(reading, surroundings, library, matcher).built
    if built == .unfit { return nil }
    return built.interpretation(
      reasoning, edited: reading.cost.hasCommandEdits,
      example: { matcher.example(of: reading.intent) }, nearest: nearest)
  }

  /// What each reading of an understanding comes to.
  ///
  /// What might as well be said of all is said of the group that is spoken of: "how many are alive", "which are stronger
  /// than a lich".
  func built(_ understanding: Understanding, _ surroundings: Surroundings) -> [Built] {
    var readings = understanding.readings
    if readings.count > 1 {
      let near = readings.filter { $0.isOfGroup(in: surroundings) }
      let far = readings.filter { !$0.isOfListAlone }
      if !near.isEmpty { readings = near } else if !far.isEmpty { readings = far }
    }
    let all = readings.map { CommandBuilder($0, surroundings, library, matcher).built }
    guard all.count > 1 else { return all }
    // What goes on with a fact that was spoken of is meant before what the same words are elsewhere: "but not fire".
    let goingOn = zip(readings, all).filter { reading, built in
      (reading.isElliptic || reading.changesComparison) && built != .unfit
        || picksRecord(reading, built)
    }.map { $1 }
    return goingOn.isEmpty ? all : goingOn
  }

  /// Whether it tells a record beside the one that is spoken of, or that one, while no list is there: "der rote".
  private func picksRecord(_ reading: Language.Reading, _ built: Built) -> Bool {
    guard reading.does.first == .word("pick"), state.shown.isEmpty,
      case .commands(let commands, _) = built
    else { return false }
    return commands.allSatisfy { if case .show = $0 { true } else { false } }
  }

  /// Whether a word of the command itself was mended.
  private var editsCommand: Bool { understanding.readings[0].cost.hasCommandEdits }

  private func unknown(_ reasoning: Reasoning) -> Interpretation {
    if let word = loneWord {
      let close = matcher.closeNames(to: word).compactMap(id)
      if !close.isEmpty {
        return .partly(unknown: word, catalog: nil, nearest: close, reasoning: reasoning)
      }
    }
    let nearest = understanding.nearest.isEmpty ? matcher.examples : understanding.nearest
    return .unknown(
      word: understanding.unknownWords.first, nearest: nearest, reasoning: reasoning)
  }

  func nearest(to words: String, _ catalog: CatalogID?) -> [ItemID] {
    let lists = catalog.map { [ItemList.list(of: $0)] }
    return matcher.nearestNames(to: words, in: lists).compactMap(id)
  }

  private func id(_ found: (list: String, value: String)) -> ItemID? {
    ItemList.catalog(of: found.list).map { ItemID($0, found.value) }
  }

  /// The words that nobody knows, where they are one or two and all that was said.
  private var loneWord: String? {
    let telling = understanding.tokens.filter { !matcher.isFiller($0) }
    guard 1...2 ~= telling.count, understanding.unknownWords.count == telling.count else {
      return nil
    }
    return understanding.unknownWords.joined(separator: " ")
  }

  /// Readings that tie: the same commands are one, offers yield to commands, and what remains is a question.
  func merge(_ all: [Built]) -> Built {
    guard all.count > 1 else { return all.first ?? .missing(.focus) }
    let fit = all.filter { $0 != .unfit }
    if fit.count < all.count { return fit.isEmpty ? .unfit : merge(fit) }
    let firm = all.filter { !$0.isOffer }
    var distinct: [Built] = []
    for built in firm.isEmpty ? all : firm where !distinct.contains(built) {
      distinct.append(built)
    }
    if distinct.count == 1 { return distinct[0] }
    // "Everyone but the dead" is no wish for the dead.
    if let most = distinct.map(\.refusals).max(), distinct.contains(where: { $0.refusals < most }) {
      distinct.removeAll { $0.refusals < most }
      if distinct.count == 1 { return distinct[0] }
    }
    // A dragon beside a giant is no character beside a scallop.
    let alike = distinct.filter { !$0.comparesUnlike }
    if !alike.isEmpty, alike.count < distinct.count {
      distinct = alike
      if distinct.count == 1 { return distinct[0] }
    }
    let gaps = distinct.compactMap { built in
      if case .partly(let words, _) = built { words } else { nil }
    }
    if gaps.count == distinct.count, let words = gaps.first { return .partly(words, nil) }
    let candidates = distinct.flatMap(\.candidates).inOrderOfCatalogs
    if let item = candidates.first?.item, candidates.allSatisfy({ $0.item == item }) {
      return distinct[0]
    }
    // Of two that are compared, more is said of them than of everything.
    if state.speaksOfSeveral {
      let compared = distinct.filter(\.isComparison)
      if compared.count == 1 { return compared[0] }
    }
    // Only things can be told apart in a question; of commands without one the first stands.
    guard !candidates.isEmpty, candidates.allSatisfy({ $0.item != nil }) else {
      if let wide = distinct.lazy.compactMap(\.searchedEverywhere).first { return wide }
      let here = state.catalogSpokenOf
      return distinct.first { $0.catalog == here } ?? distinct[0]
    }
    return .ask(candidates, total: distinct.reduce(0) { $0 + $1.total })
  }
}

extension Language.Reading {
  /// Whether it leaves the fact of a value unsaid.
  fileprivate var isElliptic: Bool {
    slots.contains { slot in slot.leaves.contains { $0.name == "elided" } }
  }

  /// Whether it orders the list on show, which says nothing new where all of a catalog is on show.
  fileprivate var isOfListAlone: Bool {
    does.first == .word("list") && does.contains(.word("here"))
  }

  /// Whether it is said of the tags that are on, or of what was counted.
  fileprivate func isOfGroup(in surroundings: Surroundings) -> Bool {
    guard does.contains(.word("here")) || does.contains(.word("open")) else { return false }
    switch does.first {
    case .word("count"): return true
    case .word("than"), .word("list"):
      let state = surroundings.state
      switch state.place {
      case .list(let query, _) where does.contains(.word(query.catalog.rawValue)):
        return !query.filters.isEmpty
      case .search(_, let catalog, _):
        return catalog.map { does.contains(.word($0.rawValue)) } ?? true
      default: return state.lastCommands.last?.countedCatalog != nil
      }
    default: return false
    }
  }
}
