import Catalogs
import Conversation

/// Answers to whether a record is like this.
extension English {
  /// The fact itself stands behind the yes or no; of what fills a page only what was asked is said.
  func checked(_ isSo: Bool?, _ filter: Filter, _ item: Item) -> String {
    let told = statement(filter.field, of: item, value: written(filter.field, of: item))
    guard let isSo else { return told }
    let answer = isSo ? "Yes" : "No"
    let isPlain = filter.others.isEmpty && !LongFacts.all.contains(filter.field)
    guard !isPlain, item[filter.field] != nil || LongFacts.spread.contains(filter.field) else {
      return "\(answer). \(told)"
    }
    let phrase = phrase(filter.titled, in: item.id.catalog)
    guard phrase.hasPrefix("with ") else {
      return "\(answer), \(item.name) is \(isSo ? "" : "not ")\(phrase)."
    }
    let part = phrase.dropFirst("with ".count)
    return "\(answer), \(item.name) \(isSo ? "has" : "does not have") \(part)."
  }
}
