import Catalogs
import Language

/// Builds the commands of one reading from its `does` line and its slots.
///
/// A class, so that those that build a part share it and the state it reads, without copies.
final class CommandBuilder {
  let reading: Language.Reading
  let surroundings: Surroundings
  let library: Library
  let matcher: Matcher
  /// The slots, and those within groups in the place of the groups.
  let leaves: [Slot]

  init(
    _ reading: Language.Reading, _ surroundings: Surroundings, _ library: Library,
    _ matcher: Matcher
  ) {
    self.reading = reading
    self.surroundings = surroundings
    self.library = library
    self.matcher = matcher
    let slots = reading.slots
    leaves = slots.contains(where: \.isGroup) ? slots.flatMap(\.leaves) : slots
  }

  var state: State { _read { yield surroundings.state } }

  var built: Built {
    let built = settled
    // A name that was mended beyond doubt is taken; one that may be another is asked about.
    guard case .commands(let commands, _) = built,
      let guess = leaves.first(where: isGuess),
      guess.name != "named", case .things(let all) = guess.value,
      let catalog = ItemList.catalog(of: guess.list)
    else { return built }
    let keys = meant(by: guess, among: all)
    guard keys.count == 1 else { return built }
    return .offer([Question.Candidate(commands: commands, item: ItemID(catalog, keys[0]))])
  }

  private var settled: Built {
    if let elsewhere { return elsewhere }
    if let gap = unknownName ?? outOfRange { return gap }
    if !reading.missing.isEmpty { return factOfFocus ?? .missing(whatIsMissing) }
    if leaves.contains(where: isUndecided) { return .unfit }
    if let told = toldByList { return told }
    if isVagueFind { return .commands([.search(wordsOfThings, in: nil)], mended: mended) }
    let ambiguous = reading.slots.filter(isAmbiguous)
    if ambiguous.count > 1, ambiguous.allSatisfy({ !$0.isPartial && $0.mended == nil }) {
      // Two people of common names side by side: the first of each name is the one people mean.
      return build(choosing: [:])
    }
    return settle(ambiguous)
  }

  /// Asks which thing is meant, slot by slot, where several fit.
  private func settle(_ ambiguous: [Slot]) -> Built {
    var chosen: [String: String] = [:]
    var choices: [Choice] = []
    for slot in ambiguous {
      guard case .things(let keys) = slot.value, let catalog = ItemList.catalog(of: slot.list)
      else { continue }
      let meant = meant(by: slot, among: keys)
      if meant.count == 1 {
        chosen[slot.name] = meant[0]
      } else {
        choices.append(Choice(slot: slot, items: meant.map { ItemID(catalog, $0) }))
      }
    }
    guard let first = choices.first else { return build(choosing: chosen) }
    if choices.count == 1, first.items.count > Self.mostAmbiguous,
      case .word("show")? = reading.does.first
    {
      // The head of the list says what was looked for; none of its many names is what was meant.
      return .commands(
        [.search(words(of: first.slot), in: first.items[0].catalog)], mended: [])
    }
    let candidates = first.items.prefix(Question.mostChoices).compactMap { item in
      candidate(item, of: first, leaving: choices.dropFirst(), chosen)
    }
    return candidates.isEmpty ? .missing(.focus) : .ask(candidates, total: first.items.count)
  }

  /// A slot that several things fit.
  private struct Choice {
    let slot: Slot
    let items: [ItemID]
  }

  /// The choice of a thing for the first open slot, the others left open; nil where no command comes of it.
  ///
  /// The commands are built with some thing in each open slot, which then gives its place to a stand-in: so the work is that of
  /// one slot, however many are open.
  private func candidate(
    _ item: ItemID, of first: Choice, leaving later: ArraySlice<Choice>,
    _ chosen: [String: String]
  ) -> Question.Candidate? {
    var chosen = chosen
    chosen[first.slot.name] = item.key
    var taken = [item]
    for choice in later {
      guard let other = choice.items.first(where: { !taken.contains($0) }) else { return nil }
      chosen[choice.slot.name] = other.key
      taken.append(other)
    }
    guard case .commands(var commands, _) = build(choosing: chosen) else { return nil }
    var further: [Question.Open] = []
    for (number, (choice, other)) in zip(later, taken.dropFirst()).enumerated() {
      guard commands.contains(where: { $0.isAbout(other) }) else { return nil }
      let stand = ItemID.open(number + 1, in: other.catalog)
      commands = commands.map { $0.putting(stand, for: other) }
      further.append(
        Question.Open(
          stand: stand, items: Array(choice.items.prefix(Question.mostChoices)),
          total: choice.items.count))
    }
    return Question.Candidate(commands: commands, item: item, further: further)
  }

  /// Slots of the reading, with one thing each.
  private func build(choosing chosen: [String: String]) -> Built {
    VerbBuilder(self, chosen).built
  }

  /// Whether a misspelt word may stand for values that have nothing in common: "emale" is male or female.
  private func isUndecided(_ slot: Slot) -> Bool {
    guard slot.mended != nil, case .things(let things) = slot.value, things.count > 1,
      ItemList.catalog(of: slot.list) == nil
    else { return false }
    return VerbBuilder.sharedWords(of: things) == nil
  }

  /// "find dragon": a part of a name looks through all catalogs; a whole name opens what it names.
  private var isVagueFind: Bool {
    guard case .word("find")? = reading.does.first else { return false }
    return reading.slots.contains { $0.isPartial || isAmbiguous($0) }
  }

  private var wordsOfThings: String { reading.slots.map(words).joined(separator: " ") }

  private func isAmbiguous(_ slot: Slot) -> Bool {
    guard case .things(let keys) = slot.value else { return false }
    return slot.name != "named" && keys.count > 1 && (ItemList.catalog(of: slot.list) != nil)
  }

  /// When so many names share a word, a list says more than a question.
  private static let mostAmbiguous = 12

  func isFiller(_ word: String) -> Bool { matcher.isFiller(word) }

  /// The words a slot covers, as the names have them: "red dragons" holds "red dragon".
  func words(of slot: Slot) -> String {
    guard case .things(let keys) = slot.value, let catalog = ItemList.catalog(of: slot.list),
      let name = keys.first.flatMap({ library[ItemID(catalog, $0)]?.name })
    else { return reading.tokens[slot.range].joined(separator: " ") }
    let known = Matcher.words(of: name)
    let said = reading.tokens[slot.range].map { token in
      known.contains(token) ? token : known.first { token.hasPrefix($0) } ?? token
    }
    let words = said.joined(separator: " ")
    return isInNames(slot, words) ? words : sharedWords(of: keys, in: catalog) ?? words
  }

  /// Whether words stand in the names of things, or in other names that the data has for them.
  func isInNames(_ slot: Slot, _ words: String) -> Bool {
    guard case .things(let keys) = slot.value, let catalog = ItemList.catalog(of: slot.list) else {
      return true
    }
    let said = Set(Matcher.words(of: words))
    return keys.contains { key in
      guard let item = library[ItemID(catalog, key)] else { return false }
      let aliases = item[.aliases]?.phrases ?? []
      return said.isSubset(of: Matcher.words(of: ([item.name] + aliases).joined(separator: " ")))
    }
  }

  /// What the names of things have in common: "Salmon" for all that a German calls "Lachs".
  private func sharedWords(of keys: [String], in catalog: CatalogID) -> String? {
    let names = keys.compactMap { library[ItemID(catalog, $0)]?.name }
    guard let first = names.first else { return nil }
    let words = names.map { Matcher.words(of: $0) }
    let shared = first.split(separator: " ").map(String.init).filter { word in
      words.allSatisfy { Set(Matcher.words(of: word)).isSubset(of: $0) }
    }
    return shared.isEmpty ? nil : shared.joined(separator: " ")
  }

  private var unknownName: Built? {
    for slot in reading.slots {
      if case .unknown(let words) = slot.value {
        let unknown = unknownOnly(of: words)
        let catalog = ItemList.catalog(of: slot.list)
        return known(words, in: catalog) ?? .partly(unknown, catalog)
      }
    }
    return nil
  }

  private var outOfRange: Built? {
    for slot in leaves {
      guard case .outOfRange(let number, let low, let high) = slot.value else { continue }
      if [.page, .entry].contains(subject(of: slot)) { return nil }
      if slot.name == "inYear" { return .unfit }
      if subject(of: slot) == .comic, let known = library[.comics].numbers {
        return .outOfRange(
          number.description, of: .comic, low: String(known.lowerBound),
          high: String(known.upperBound))
      }
      return .outOfRange(
        number.description, of: subject(of: slot), low: low.description, high: high.description)
    }
    return nil
  }

  private func subject(of slot: Slot) -> RangeSubject {
    if slot.name.hasPrefix("challenge") { return .challenge }
    if slot.name.hasPrefix("comic") { return .comic }
    switch reading.does.first {
    case .word("page"): return .page
    case .word("open"): return .entry
    case .word("width"): return .width
    default: return .number
    }
  }

  /// A fact that things in focus do not have, asked of one all the same: it is told that they have none.
  private var factOfFocus: Built? {
    guard case .word("fact")? = reading.does.first, state.itemInFocus != nil else { return nil }
    return build(choosing: [:])
  }

  private var whatIsMissing: Missing {
    if case .word("compare")? = reading.does.first { return .comparison }
    return .focus
  }
}

extension Slot {
  fileprivate var isGroup: Bool {
    if case .group = value { true } else { false }
  }

  /// The slots within a group, or the slot itself.
  var leaves: [Slot] {
    if case .group(let slots) = value { slots.flatMap(\.leaves) } else { [self] }
  }
}
