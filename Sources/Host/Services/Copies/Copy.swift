package import Catalogs

/// A record as it is kept: in the service's own form, with the words to find it by.
package struct Copy: Hashable, Sendable {
  package let key: String
  package let record: ServiceJSON
  package let words: String

  package init(key: String, record: ServiceJSON, words: String) {
    self.key = key
    self.record = record
    self.words = words
  }

  /// A record of a catalog with the item that was read from it.
  package init(_ item: Item, record: ServiceJSON) {
    self.init(key: item.id.key, record: record, words: Self.words(of: item))
  }

  /// All words of a record, folded, each with a blank before it.
  private static func words(of item: Item) -> String {
    var texts = [item.name]
    for (_, value) in item.facts {
      switch value {
      case .text(let text): texts.append(text)
      case .terms(let terms): texts += terms
      case .features(let features):
        texts += features.flatMap { [$0.name] + ($0.text.map { [$0] } ?? []) }
      default: break
      }
    }
    return needle(texts.joined(separator: " "))
  }

  static func needle(_ text: String) -> String {
    Words(text).all.map { " " + $0 }.joined()
  }
}
