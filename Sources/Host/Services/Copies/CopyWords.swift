package import Catalogs

/// The words to find a copy by: all that its record tells, folded, each with a blank before it.
package struct CopyWords: Sendable {
  private let reader: ServiceReader
  private let shelf: CopyShelf

  package init(_ reader: ServiceReader, _ shelf: CopyShelf) {
    self.reader = reader
    self.shelf = shelf
  }

  /// Places and episodes are found by their names.
  func words(of record: JSONValue) -> String {
    guard shelf == CopyShelf(reader.catalog) else {
      return Self.folded(record["name"]?.string ?? "")
    }
    guard case .success(let item) = reader.read(record) else { return "" }
    return Self.folded(
      ([item.name] + item.facts.flatMap { Self.texts($0.value) }).joined(separator: " "))
  }

  private static func texts(_ value: FactValue) -> [String] {
    switch value {
    case .text(let text): [text]
    case .terms(let terms): terms
    case .features(let features): features.flatMap { [$0.name] + ($0.text.map { [$0] } ?? []) }
    default: []
    }
  }

  private static func folded(_ text: String) -> String {
    Words(text).all.map { " " + $0 }.joined()
  }
}
