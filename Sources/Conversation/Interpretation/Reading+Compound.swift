import Catalogs
import Language

/// Several commands in one utterance.
extension Reading {
  /// One part: what will be done, or one of several things that tie.
  fileprivate enum Step {
    case commands([Command])
    case choice([Question.Candidate], total: Int)
  }

  /// All parts of a compound utterance or none of them; a part that asks makes the whole ask.
  func compound(_ reasoning: Reasoning) -> Interpretation {
    var steps: [Step] = []
    var mended: [String] = []
    var state = state
    var last: Command?
    // After "comics 10" a number is one of a comic, not of an entry.
    var countsComics = false
    for part in understanding.parts {
      let surroundings = Surroundings(state)
      let built = merge(built(part, surroundings))
      switch built {
      // "Never mind, show cod": nothing was asked, so there is nothing to refuse.
      case .commands([.no], _) where self.state.question == nil: continue
      case .commands(let commands, let names):
        countsComics = countsComics || part.namesComic
        let more =
          part.goesOn(from: last, with: commands, state, matcher, countsComics: countsComics)
          ?? commands
        steps.append(.commands(more))
        mended += names
        last = more.last
        for command in more { state.foresee(command) }
      case .ask(let candidates, let total) where candidates.allSatisfy(\.further.isEmpty):
        let choices = candidates.map { $0.goingOn(part.isBareName ? last : nil) }
        steps.append(.choice(choices, total: total))
        last = choices.first?.commands.last
        if let item = candidates.first?.item { state.focus.insert(.coming(item.catalog), at: 0) }
      default:
        return built.interpretation(
          reasoning, edited: false, example: { nil }, nearest: nearest)
      }
    }
    if steps.isEmpty { steps = [.commands([.no])] }
    return whole(steps, mended).interpretation(
      reasoning, edited: false, example: { nil }, nearest: nearest)
  }

  /// The commands of all parts in their order, for each choice that the first open part leaves; what later parts leave open is
  /// asked after it.
  private func whole(_ steps: [Step], _ mended: [String]) -> Built {
    var commands: [Command] = []
    var first: (candidates: [Question.Candidate], total: Int, before: [Command])?
    var further: [Question.Open] = []
    for step in steps {
      switch step {
      case .commands(let more): commands += more
      case .choice(let candidates, let total) where first == nil:
        first = (candidates, total, commands)
        commands = []
      case .choice(let candidates, let total):
        let number = further.count + 1
        guard let (open, left) = Self.open(candidates, total, number) else { return .unfit }
        commands += left
        further.append(open)
      }
    }
    guard let first else { return .commands(commands, mended: mended) }
    let choices = first.candidates.map { candidate in
      Question.Candidate(
        commands: first.before + candidate.commands + commands, item: candidate.item,
        further: further)
    }
    return .ask(choices, total: first.total)
  }

  /// What a part leaves open, and its commands with a stand-in; nil where its choices differ in more than the thing.
  private static func open(
    _ candidates: [Question.Candidate], _ total: Int, _ number: Int
  ) -> (Question.Open, [Command])? {
    guard let first = candidates.first, let item = first.item else { return nil }
    let stand = ItemID.open(number, in: item.catalog)
    let commands = first.commands.map { $0.putting(stand, for: item) }
    let items = candidates.prefix(Question.mostChoices).compactMap { candidate -> ItemID? in
      guard let item = candidate.item else { return nil }
      return candidate.commands == commands.map { $0.putting(item, for: stand) } ? item : nil
    }
    guard items.count == min(candidates.count, Question.mostChoices) else { return nil }
    return (Question.Open(stand: stand, items: items, total: total), commands)
  }
}

extension Question.Candidate {
  /// A bare name goes on with what was done to the name before it.
  fileprivate func goingOn(_ last: Command?) -> Self {
    guard let item, let command = last?.replacing(with: item) else { return self }
    return Self(commands: [command], item: item)
  }
}

extension State {
  /// What will be spoken of once a command is carried out.
  fileprivate mutating func foresee(_ command: Command) {
    if case .open(let number) = command, let id = shown.entry(numbered: number) {
      focus.insert(id, at: 0)
    } else if let catalog = command.broughtCatalog(in: self) {
      focus.insert(.coming(catalog), at: 0)
    } else if let item = command.item {
      focus.insert(item, at: 0)
    }
    switch command {
    case .list(let catalog, let filters, _, let limit):
      foresee(Query(catalog, filters: filters ?? self.filters(on: catalog), limit: limit))
    case .filter(let catalog, let change):
      foresee(Query(catalog, filters: change.applied(to: filters(on: catalog))))
    case .search(let text, let catalog):
      place = .search(text, in: catalog, offset: 0)
      shown = []
    case .favourites:
      place = .favourites(offset: 0)
      shown = []
    case .clearFilters: shown = []
    case .count, .measure: lastCommands = [command]
    default: break
    }
  }

  /// A list comes whose entries are not known yet.
  private mutating func foresee(_ query: Query) {
    place = .list(query, offset: 0)
    shown = []
  }
}

extension Command {
  /// Whether it saves a record, or takes it from what is saved.
  var savesItem: Bool {
    switch self {
    case .favourite, .unfavourite: true
    default: false
    }
  }

  /// Whether it goes to the record beside the one on show.
  fileprivate var isStep: Bool {
    switch self {
    case .next, .previous, .newer: true
    default: false
    }
  }
}

extension Understanding {
  /// A bare name or number behind a wish goes on with it: "favourite the lich and the ghoul", "favourite 2 and 4".
  fileprivate func goesOn(
    from last: Command?, with commands: [Command], _ state: State, _ matcher: Matcher,
    countsComics: Bool
  ) -> [Command]? {
    guard let last, commands.count == 1 else { return nil }
    var items = isBareName ? commands[0].item.map { [$0] } ?? [] : []
    if case .compare(let pair, nil, _) = commands[0], isNothingButNames(matcher) { items = pair }
    if case .open(let number) = commands[0], tokens.count <= 2, last.item != nil {
      let comic = countsComics ? ItemID(.comics, String(number)) : nil
      items = [comic ?? state.shown.entry(numbered: number)].compactMap { $0 }
    }
    // "The one before" of what was saved is brought up and saved as well.
    if last.savesItem, commands[0].isStep, tokens.count <= Self.mostWordsOfStep,
      let catalog = commands[0].broughtCatalog(in: state)
    {
      return [commands[0]] + [last.replacing(with: .coming(catalog))].compactMap { $0 }
    }
    let more = items.compactMap(last.replacing)
    return more.isEmpty || more.count < items.count ? nil : more
  }

  /// "The one right before that one, please" is no more than a step.
  private static let mostWordsOfStep = 6

  /// Whether a comic was called by its number.
  fileprivate var namesComic: Bool {
    readings.first?.slots.contains { slot in
      if case .number = slot.value { return slot.name.hasPrefix("comic") }
      return false
    } ?? false
  }

  /// Whether nothing is said but names, and words between them that carry no meaning.
  private func isNothingButNames(_ matcher: Matcher) -> Bool {
    guard let reading = readings.first, reading.method == .template else { return false }
    return tokens.indices.allSatisfy { index in
      reading.slots.contains { $0.range.contains(index) } || matcher.isFiller(tokens[index])
    }
  }

  /// Whether a name, or the number of a comic, is all that was said.
  fileprivate var isBareName: Bool {
    guard let reading = readings.first, case .word("show")? = reading.does.first,
      let slot = reading.slots.first, reading.slots.count == 1
    else { return false }
    if slot.name.hasPrefix("comic"), case .number = slot.value {
      return tokens.count == slot.range.count + 1
    }
    return reading.template == "{\(slot.name)}"
  }
}
