import Catalogs
import Language

/// Places in the list in view, and what stands beside the record on show.
extension VerbBuilder {
  /// `… here`: in what is on show.
  var isHere: Bool { arguments.contains("here") }

  /// Whether a comic is on show by itself: what came before it is older.
  var isAtComic: Bool {
    guard case .item(let id) = state.place else { return false }
    return id.catalog == .comics && !state.walksShown
  }

  /// `open {small}`: an entry of the list in view; where a comic is on show and no such entry, the comic of that number.
  var open: Built {
    let place = number ?? fromEnd ?? -1
    if let items = state.compared {
      return items.entry(numbered: place).map { done(.show($0)) } ?? done(.open(place))
    }
    if let comic = comicByPlace { return comic }
    if let choice = choiceBefore(place) { return choice }
    guard isAtComic, state.shown.entry(numbered: place) == nil else { return done(.open(place)) }
    if place == 1 { return done(.first(.comics)) }
    let id = ItemID(.comics, "\(place)")
    return done(builder.library[id] == nil ? .open(place) : .show(id))
  }

  /// A place counted from the end: −2 is the last but one.
  private var fromEnd: Int? { slot("fromEnd")?.single.flatMap { Int($0) } }

  /// Another choice of the question that was just answered, by its number.
  private func choiceBefore(_ place: Int) -> Built? {
    guard let question = state.closedQuestion, question.kind == .which,
      question.candidates.contains(where: { $0.commands == state.lastCommands })
    else { return nil }
    let index = place == -1 ? question.candidates.count - 1 : place - 1
    guard question.candidates.indices.contains(index) else { return nil }
    let choice = question.candidates[index]
    return choice.further.isEmpty ? .commands(choice.commands, mended: []) : nil
  }

  /// `open comics {small}`: "the 100th comic" is an entry of a list of comics that goes so far, else the comic of that number.
  private var comicByPlace: Built? {
    guard catalog == .comics, let number, number > 0 else { return nil }
    if case .list(let query, _) = state.place, query.catalog == .comics,
      state.shown.entry(numbered: number) != nil
    {
      return done(.open(number))
    }
    return done(.show(ItemID(.comics, "\(number)")))
  }
}
