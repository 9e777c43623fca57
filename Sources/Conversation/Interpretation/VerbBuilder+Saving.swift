import Catalogs
import Language

/// Several things saved, or taken from what is saved, with one sentence.
extension VerbBuilder {
  /// So many at once: a list of a whole catalog is nobody's favourites.
  private static let mostSaved = 20

  var favourite: Built {
    if let both = bothNamed({ .favourite($0) }) { return both }
    guard isChance else { return onItem { .favourite($0) } }
    return saysTitle ? offer { .favourite($0) } : .unfit
  }

  var unfavourite: Built {
    bothNamed { .unfavourite($0) } ?? onItem { .unfavourite($0) }
  }

  /// A command on each of several things that one sentence names; nil where it names one.
  private func bothNamed(_ command: (ItemID) -> Command) -> Built? {
    let items = ["thing", "other", "third"].compactMap { slot($0).flatMap(item) }
    guard items.count > 1 else { return nil }
    return .commands(items.map(command), mended: builder.mended)
  }

  /// `favourite several {few?}`: the first few of what is in view, or all of it.
  func several(_ command: (ItemID) -> Command) -> Built {
    let few = slot("few")?.single.flatMap { Int($0) }
    if let few, few > Self.mostSaved { return tooMany(few) }
    if case .list(let query, _) = state.place, state.shown.isEmpty {
      let few = few ?? builder.library[query.catalog].select(query).count
      if few > Self.mostSaved { return tooMany(few) }
      guard few > 0 else { return .missing(.list) }
      let entries = (1...few).map { ItemID.entry($0, comingIn: query.catalog) }
      return .commands(entries.map(command), mended: [])
    }
    let items = few.map(first) ?? allOfThem
    if items.count > Self.mostSaved { return tooMany(items.count) }
    guard !items.isEmpty else { return .missing(.list) }
    return .commands(items.map(command), mended: [])
  }

  /// The first few of what is in view, or of the list behind it where that goes so far.
  private func first(_ count: Int) -> [ItemID] {
    let view = state.itemsInView.count < count ? [state.shown, state.itemsInView] : []
    return Array((view.first { $0.count >= count } ?? state.itemsInView).prefix(count))
  }

  /// What "both" or "all of them" are: those that are compared, those spoken of together, else the list.
  private var allOfThem: [ItemID] {
    if let compared = state.compared { return compared }
    if state.question?.kind == .which { return state.itemsInView }
    return state.together.isEmpty ? state.itemsInView : state.together
  }

  private var isListOfSaved: Bool {
    guard case .favourites = state.place else { return false }
    return state.shown.isEmpty || state.lastCommands.last == .favourites
  }

  private func tooMany(_ count: Int) -> Built {
    .outOfRange("\(count)", of: .savedAtOnce, low: "1", high: "\(Self.mostSaved)")
  }

  /// A command on an entry of the list in view, or of the one that the command before brings.
  func onEntry(_ command: (ItemID) -> Command) -> Built {
    let place = number ?? -1
    // Their list may have changed since it was shown.
    if arguments.contains("saved"), !isListOfSaved {
      let entry = command(.entry(place, comingIn: .fish))
      return .commands([.favourites, entry], mended: [])
    }
    let view = state.itemsInView
    guard !view.isEmpty else {
      guard state.place.isList else { return .missing(.list) }
      return done(command(.entry(place, comingIn: state.place.catalog ?? .fish)))
    }
    guard let entry = view.entry(numbered: place) ?? state.shown.entry(numbered: place) else {
      return .outOfRange("\(place)", of: .entry, low: "1", high: "\(view.count)")
    }
    return done(command(entry))
  }
}
