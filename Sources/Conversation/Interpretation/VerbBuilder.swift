import Catalogs
import Language

/// Turns the verb of a `does` line into a command; ambiguous things are settled by then.
struct VerbBuilder {
  let builder: CommandBuilder
  private let chosen: [String: String]
  /// The words behind the verb, slots put in.
  let arguments: [String]
  let verb: String

  init(_ builder: CommandBuilder, _ chosen: [String: String]) {
    self.builder = builder
    self.chosen = chosen
    let does = builder.reading.does
    var verb: String?
    var arguments: [String] = []
    arguments.reserveCapacity(max(0, does.count - 1))
    for word in does {
      let text =
        switch word {
        case .word(let word): word
        case .slot(let name): Self.text(of: name, builder.reading, chosen)
        }
      guard let text else { continue }
      if verb == nil { verb = text } else { arguments.append(text) }
    }
    self.verb = verb ?? ""
    self.arguments = arguments
  }

  /// What stands in a slot of a `does` line, "thing" or "thing?".
  private static func text(
    of slot: String, _ reading: Language.Reading, _ chosen: [String: String]
  ) -> String? {
    let plain = slot.hasSuffix("?") ? String(slot.dropLast()) : slot
    return reading[plain]?.single.map { chosen[plain] ?? $0 }
  }

  var state: State { _read { yield builder.state } }

  var built: Built {
    if let plain = Self.plain[verb] { return done(plain) }
    if isOrphaned || lacksTitle || builder.leaves.contains(where: \.isNoDate) { return .unfit }
    switch verb {
    case "about": return about
    case "help": return done(.help(topic: arguments.first))
    case "show", "find": return onItem { .show($0) }
    case "each": return each
    case "offer": return offer
    case "fact": return fact
    case "check": return check
    case "alike": return alike
    case "list": return list
    case "count": return count
    case "measure": return measure
    case "filter": return filter
    case "narrow": return narrow
    case "compare": return compare
    case "same": return same
    case "than": return than
    case "other": return arguments.isEmpty ? other : refused
    case "skip": return done(state.question == nil ? .next(nil) : .no)
    case "pick": return arguments.isEmpty ? pickNamed : arguments == ["except"] ? pickOthers : pick
    case "favourite": return favourite
    case "unfavourite": return unfavourite
    case "isFavourite": return onItem { .isFavourite($0) }
    case "contrast": return contrast
    case "told": return told
    case "ranked": return ranked
    case "picture": return onItem { .picture($0) }
    case "zoom": return onItem { .zoom($0) }
    case "speak": return speak
    case "search": return search
    case "titled": return titled
    case "next": return done(.next(catalog))
    case "previous": return done(.previous(catalog))
    case "first": return done(.first(catalog))
    case "last": return done(.last(catalog))
    case "random": return random
    case "filters": return done(.filters(catalog ?? state.place.catalog))
    case "clearFilters": return done(.clearFilters(catalog))
    case "all": return all
    case "them": return them
    case "before": return before
    case "after": return after
    case "beside": return besideNumber
    case "another": return another
    case "reverse": return reverse
    case "order": return order
    case "cut": return cut
    // Of a question it is an answer; else it is nothing to be done.
    case "any": return .unfit
    case "nth": return nth
    case "page": return done(.page(arguments.first == "last" ? -1 : number ?? 1))
    case "open": return open
    case "bound": return bound
    case "back": return done(.back(steps: max(1, number ?? 1)))
    case "width": return done(.width(number ?? 0))
    case "theme": return theme
    case "language": return done(.language(arguments.first ?? ""))
    case "speech": return done(.speech(on: arguments.first == "on"))
    default: return .missing(.focus)
    }
  }

  /// Commands that are a verb and nothing else.
  private static let plain: [String: Command] = [
    "home": .home, "version": .version, "settings": .settings,
    "latest": .latest, "newer": .newer, "more": .more, "again": .again,
    "favourites": .favourites, "clearFavourites": .clearFavourites, "stop": .stop,
    "goFishing": .goFishing, "ocean": .ocean, "retry": .retry, "undo": .undo, "why": .why,
    "yes": .yes, "no": .no, "greet": .greet, "thanks": .thanks, "quit": .quit,
  ]

  /// The verbs that `does` lines may use.
  static var verbs: [String] {
    plain.keys.sorted() + [
      "about", "help", "show", "find", "each", "offer", "fact", "check", "alike", "list", "all",
      "them", "before", "after", "beside", "another",
      "reverse", "order", "cut", "nth", "count", "measure", "filter", "narrow", "compare",
      "same", "than", "bound", "other", "skip", "pick", "favourite",
      "unfavourite", "isFavourite", "contrast", "told", "ranked", "picture",
      "zoom", "speak", "search", "titled", "any", "next", "previous", "first", "last",
      "random", "filters", "clearFilters", "page", "open", "back", "width", "theme", "language",
      "speech",
    ]
  }

  func done(_ command: Command) -> Built { .commands([command], mended: builder.mended) }

  func slot(_ name: String) -> Slot? { builder.reading[name] }

  /// `about this`: while a record is spoken of, "what is this" asks about that.
  private var about: Built {
    guard arguments.first == "this", state.isOnRecord, let item = state.itemInFocus else {
      return done(.about)
    }
    return done(.show(item))
  }

  private var theme: Built {
    guard let theme = slot("theme")?.single.flatMap(Theme.init) else { return .missing(.focus) }
    return done(.theme(theme))
  }

  /// `random fish {where}`: any of those; `random fish here {where?}`: of those in the list on show.
  private var random: Built {
    guard let catalog else { return done(.random(nil)) }
    let filters = filters(of: catalog)
    guard isHere else { return done(.random(catalog, filters: filters)) }
    guard isOnShow(catalog) else { return .unfit }
    let these = narrowing(catalog, filters).applied(to: listed(catalog))
    return done(.random(catalog, filters: these))
  }

  /// The whole number among the slots.
  var number: Int? {
    for slot in builder.reading.slots {
      switch slot.value {
      case .number(let number), .outOfRange(let number, _, _):
        if number.isWhole { return number.numerator }
      default: continue
      }
    }
    return nil
  }

  /// A catalog that the words or the `does` line name.
  var catalog: CatalogID? { arguments.lazy.compactMap(CatalogID.init).first }

  /// The item that a slot holds, with what was chosen when several fit.
  func item(in slot: Slot) -> ItemID? {
    switch slot.value {
    case .things(let keys):
      guard let catalog = ItemList.catalog(of: slot.list),
        let key = chosen[slot.name] ?? keys.first
      else { return nil }
      let id = ItemID(catalog, key)
      // What only stands in for something that comes is nothing yet.
      return slot.isFromContext && !state.focus.contains(id) ? nil : id
    case .number(let number) where slot.name.hasPrefix("comic"):
      return ItemID(.comics, number.description)
    default: return nil
    }
  }

  /// The one item the words name.
  var item: ItemID? { builder.reading.slots.lazy.compactMap(item).first }

  /// A command on the item that is named, else on the one in focus.
  func onItem(_ command: (ItemID) -> Command) -> Built {
    if slot("entry") != nil || ["saved", "last"].contains(arguments.last) {
      return onEntry(command)
    }
    if arguments.first == "several" { return several(command) }
    guard let item = isAboutFocus ? state.itemInFocus : item ?? state.itemInFocus else {
      return .missing(.focus)
    }
    return done(command(item))
  }

  /// Whether "it" was taken for something older than what is spoken of: then it is the latter, even if it lacks the fact.
  ///
  /// A being stays a being: after a fish, "he" is still the character before it.
  private var isAboutFocus: Bool {
    guard let slot = builder.reading.slots.first(where: { ItemList.catalog(of: $0.list) != nil }),
      slot.isFromContext, let focus = state.itemInFocus
    else { return false }
    let said = Array(builder.reading.tokens[slot.range])
    if !said.isEmpty,
      !builder.matcher.isPronoun(said, for: ItemList.list(of: focus.catalog))
    {
      return false
    }
    let isBeing = ["monster", "character"].contains(slot.list)
    let isThing = focus.catalog == .fish || focus.catalog == .comics
    return slot.range.isEmpty || !(isBeing && isThing)
  }

  /// Whether a thing is named or pointed at in the words.
  var namesThing: Bool {
    builder.reading.slots.contains { item(in: $0) != nil && !$0.range.isEmpty }
  }
}

extension Slot {
  /// Its value as one text.
  var single: String? {
    switch value {
    case .things(let things): things.first
    case .number(let number): number.description
    case .text(let text): text
    case .outOfRange, .group, .unknown: nil
    }
  }
}

extension State {
  /// What "it" is when nothing else is said.
  var itemInFocus: ItemID? {
    if let latest = focus.first { return latest }
    switch place {
    case .item(let id), .favourite(let id): return id
    default: return nil
    }
  }
}
