import Catalogs
import Conversation

/// A part of a session's state that a transcript can check: `= place item fish/haddock`.
///
/// Records are written `catalog/key`; what is not there is `none`.
enum StatePart: String, CaseIterable {
  /// `home`, `settings`, `list fish`, `list fish from 11`, `item fish/haddock`, `favourite comics/353`, `favourites`, `search
  /// dragon`, `search dragon in monsters`, `comparison fish/haddock fish/lingcod`.
  case place
  /// What "it" means, latest first: `comics/353 fish/haddock`.
  case focus
  /// `characters: name is Morty, status not dead; fish: harvest is wild`.
  case filters
  /// The user's favourites, newest first: `comics/353 fish/haddock`.
  case favourites
  /// The language that is spoken: `en`.
  case language
  /// The question that waits: `which fish/atlantic-cod fish/pacific-cod`, `confirm`.
  case question

  func text(of state: State, favourites: [ItemID], language: String) -> String {
    switch self {
    case .place: state.place.brief
    case .focus: Self.brief(state.focus)
    case .filters: Self.brief(state.filters)
    case .favourites: Self.brief(favourites)
    case .language: state.settings.language ?? language
    case .question: state.question?.brief ?? "none"
    }
  }

  fileprivate static func brief(_ items: [ItemID]) -> String {
    items.isEmpty ? "none" : items.map(\.brief).joined(separator: " ")
  }

  private static func brief(_ filters: [CatalogID: [Filter]]) -> String {
    let parts = CatalogID.allCases.compactMap { catalog -> String? in
      guard let own = filters[catalog], !own.isEmpty else { return nil }
      let tags = own.map { tag in
        tag.choices.map { "\($0.field.rawValue) \($0.comparison.rawValue) \($0.value)" }
          .joined(separator: " or ")
      }
      return "\(catalog.rawValue): \(tags.joined(separator: ", "))"
    }
    return parts.isEmpty ? "none" : parts.joined(separator: "; ")
  }
}

extension ItemID {
  fileprivate var brief: String { "\(catalog.rawValue)/\(key)" }
}

extension Place {
  fileprivate var brief: String {
    switch self {
    case .home: "home"
    case .settings: "settings"
    case .list(let query, let offset): "list \(query.catalog.rawValue)" + Self.from(offset)
    case .item(let item): "item \(item.brief)"
    case .favourite(let item): "favourite \(item.brief)"
    case .favourites(let offset): "favourites" + Self.from(offset)
    case .search(let text, let catalog, let offset):
      "search \(text)" + (catalog.map { " in \($0.rawValue)" } ?? "") + Self.from(offset)
    case .comparison(let items, _): "comparison " + StatePart.brief(items)
    }
  }

  private static func from(_ offset: Int) -> String { offset == 0 ? "" : " from \(offset + 1)" }
}

extension Question {
  fileprivate var brief: String {
    ([kind.rawValue] + candidates.compactMap { $0.item?.brief }).joined(separator: " ")
  }
}
