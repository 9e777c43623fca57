import Catalogs
import Language

/// Words that tell an entry of the list on show, before they are part of any other name.
extension CommandBuilder {
  private static let mostTold = 5

  /// What a bare part of a name comes to where it tells one entry of the list on show, or a few of them: "adult", of red
  /// dragons, and "fire", of elementals, also where a comic is called so.
  ///
  /// A whole name of something that is no comic is that thing.
  var toldByList: Built? {
    guard [DoesWord.word("show"), .word("offer")].contains(reading.does.first),
      reading.slots.count == 1, let slot = reading.slots.first, slot.mended == nil,
      !slot.isFromContext, let catalog = ItemList.catalog(of: slot.list),
      slot.isPartial || catalog == .comics, reading.template == "{\(slot.name)}", state.listsOnShow
    else { return nil }
    let told = entries(calledBy: Array(reading.tokens[slot.range]), catalog)
    guard 1...Self.mostTold ~= told.count, told.count < state.shown.count else { return nil }
    if told.count == 1 { return .commands([.show(told[0])], mended: []) }
    let candidates = told.map { Question.Candidate(commands: [.show($0)], item: $0) }
    return .ask(candidates, total: candidates.count)
  }

  /// The entries of the list on show that have all of some words in their names; the matcher knows no words of titles.
  private func entries(calledBy words: [String], _ catalog: CatalogID) -> [ItemID] {
    guard catalog != .comics else {
      return state.shown.filter { Set(words).isSubset(of: nameWords($0)) }
    }
    let found = matcher.names(holding: words).flatMap { list, values in
      ItemList.catalog(of: list).map { catalog in values.map { ItemID(catalog, $0) } } ?? []
    }
    return state.shown.filter(Set(found).contains)
  }
}

extension State {
  /// Whether a numbered list is on show, and no question about something else.
  fileprivate var listsOnShow: Bool {
    guard question == nil, !shown.isEmpty else { return false }
    return switch place {
    case .list, .search, .favourites: true
    default: false
    }
  }
}
