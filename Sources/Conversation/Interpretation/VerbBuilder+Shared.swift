import Catalogs
import Language

/// Names that things of several catalogs go by: "crab", and then "the fish".
extension VerbBuilder {
  /// The words that the record on show was called by, where "the fish" means those of another catalog that go by them too.
  func nameShared(with catalog: CatalogID) -> String? {
    let tokens = builder.reading.tokens
    guard tokens.count == 2, builder.matcher.isPronoun(tokens),
      case .show(let shown)? = state.lastCommands.last, shown.catalog != catalog,
      let name = builder.library[shown]?.name
    else { return nil }
    let own = Set(Matcher.words(of: name))
    let said = Matcher.words(of: state.lastUtterance).filter(own.contains)
    let list = ItemList.list(of: catalog)
    let isShared = builder.matcher.names(holding: said).contains { $0.list == list }
    return !said.isEmpty && isShared ? said.joined(separator: " ") : nil
  }
}
