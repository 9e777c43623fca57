import Catalogs
import Conversation

/// Answers to whether a record is like this.
extension German {
  /// The fact itself stands behind the yes or no; of what fills a page only what was asked is said.
  func checked(_ isSo: Bool?, _ filter: Filter, _ item: Item) -> String {
    let told = statement(filter.field, of: item, value: written(filter.field, of: item))
    guard let isSo else { return told }
    let answer = isSo ? "Ja" : "Nein"
    let isPlain = filter.others.isEmpty && !LongFacts.all.contains(filter.field)
    guard !isPlain, item[filter.field] != nil || LongFacts.spread.contains(filter.field) else {
      return "\(answer). \(told)"
    }
    let phrase = phrase(filter.titled, in: item.id.catalog)
    guard phrase.hasPrefix("mit ") else {
      return "\(answer), \(item.name) ist \(isSo ? "" : "nicht ")\(phrase)."
    }
    let part = accusative(filter) ?? "„\(phrase.dropFirst("mit ".count))“"
    return "\(answer), \(item.name) hat \(part)\(isSo ? "" : " nicht")."
  }
}
