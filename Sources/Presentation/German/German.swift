import Catalogs

/// Everything Curio says, in German.
package struct German: Tongue {
  package let code = "de"

  package init() {}

  func capitalized(_ text: String) -> String { text.capitalizedFirst }

  /// A fact of an item as it is written, if it is known.
  func written(_ fact: Fact, of item: Item) -> String? {
    guard let known = item[fact] else { return nil }
    let text = value(known, of: fact, in: item.id.catalog)
    return text.isEmpty ? nil : text
  }

  /// What the data calls "unknown".
  static let unknown = "unbekannt"
}
