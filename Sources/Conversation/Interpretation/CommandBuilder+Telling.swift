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
    let said = Set(reading.tokens[slot.range])
    let told = state.shown.filter { said.isSubset(of: nameWords($0)) }
    guard 1...Self.mostTold ~= told.count, told.count < state.shown.count else { return nil }
    if told.count == 1 { return .commands([.show(told[0])], mended: []) }
    let candidates = told.map { Question.Candidate(commands: [.show($0)], item: $0) }
    return .ask(candidates, total: candidates.count)
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
