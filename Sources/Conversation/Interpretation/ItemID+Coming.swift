import Catalogs

/// What "it" is in a chain of commands, where only carrying out the one before tells: "random comic and favourite it".
extension ItemID {
  /// Stands for the record of a catalog that the command before brings.
  static func coming(_ catalog: CatalogID) -> ItemID { ItemID(catalog, "") }

  /// Stands for an entry, counted from 1, of the list that the command before brings; −1 is the last.
  static func entry(_ number: Int, comingIn catalog: CatalogID) -> ItemID {
    ItemID(catalog, "#\(number)")
  }

  var isComing: Bool { key.isEmpty || comingEntry != nil }

  /// Which entry it stands for.
  var comingEntry: Int? { key.utf8.first == UInt8(ascii: "#") ? Int(key.dropFirst()) : nil }
}

extension Command {
  /// Whether it speaks of what the command before it brings.
  var awaitsItem: Bool {
    if case .compare(let items, _, _) = self { return items.contains(where: \.isComing) }
    return item?.isComing ?? false
  }

  /// The same command about a record; nil when it has nothing to do with such a one.
  func about(_ item: ItemID) -> Command? {
    if case .fact(let fact, _) = self { return .fact(fact, item) }
    if case .speak = self { return .speak(item) }
    if case .compare(let items, let fact, let isLeast) = self {
      return .compare(items.map { $0.isComing ? item : $0 }, by: fact, least: isLeast)
    }
    return replacing(with: item)
  }

  /// The catalog of the record that it brings, where its words do not say which; nil when it brings none.
  func broughtCatalog(in state: State) -> CatalogID? {
    let here = state.place.catalog ?? state.focus.first?.catalog ?? .comics
    return switch self {
    case .next(let catalog), .previous(let catalog), .first(let catalog), .last(let catalog),
      .random(let catalog, _):
      catalog ?? here
    case .latest, .newer: .comics
    // "The longest fish" is the one on top.
    case .list(let catalog, _, sort: .some, _): catalog
    case .goFishing: .fish
    case .open: here
    default: nil
    }
  }
}

extension Action {
  /// Whether a record was brought up.
  var bringsItem: Bool {
    switch self {
    case .browsing(.listShown(let page)):
      page.place.isOrdered && !page.entries.isEmpty
    case .browsing(.itemShown), .telling(.factTold), .telling(.factLacking), .telling(.checked),
      .telling(.pictureShown), .telling(.caught), .favouring(.added), .favouring(.alreadyThere),
      .favouring(.removed):
      true
    default: false
    }
  }
}

extension Place {
  /// Whether it is a list that puts one record on top.
  fileprivate var isOrdered: Bool {
    if case .list(let query, _) = self { query.sort != nil } else { false }
  }
}
