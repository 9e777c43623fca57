import Catalogs

/// Everything Curio says, in English.
package struct English: Tongue {
  package let code = "en"

  package init() {}

  func capitalized(_ text: String) -> String { text.capitalizedFirst }

  /// A fact of an item as it is written, if it is known.
  func written(_ fact: Fact, of item: Item) -> String? {
    guard let known = item[fact] else { return nil }
    let text = value(known, of: fact, in: item.id.catalog)
    return text.isEmpty ? nil : text
  }
}
