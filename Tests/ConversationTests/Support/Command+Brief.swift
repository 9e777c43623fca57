import Catalogs

@testable import Conversation

extension Command {
  /// What a sentence comes to, short enough for a table: "list fish calories>100 -protein".
  var brief: String {
    switch self {
    case .list(let catalog, let filters, let sort, let limit):
      Self.line("list \(catalog)", filters, sort?.brief) + (limit.map { " \($0)" } ?? "")
    case .count(let catalog, let filters): Self.line("count \(catalog?.rawValue ?? "")", filters)
    case .measure(let measure, let fact, let catalog, let filters):
      Self.line("\(measure) \(fact) \(catalog)", filters)
    case .filter(let catalog, let change): "\(change.brief(catalog))"
    case .show(let id): "show \(id.key)"
    case .fact(let fact, let id): "\(fact) of \(id.key)"
    case .compare(let ids, let fact, let isLeast):
      "compare \(ids.map(\.key).joined(separator: " "))" + (fact.map { " by \($0)" } ?? "")
        + (isLeast ? " least" : "")
    case .search(let text, let catalog): "search \(catalog?.rawValue ?? "all") \(text)"
    case .next(let catalog): "next \(catalog?.rawValue ?? "")"
    case .open(let number): "open \(number)"
    case .favourite(let id): "favourite \(id.key)"
    case .speak(let id): "speak \(id?.key ?? "")"
    default: "\(self)"
    }
  }

  private static func line(_ verb: String, _ filters: [Filter]?, _ rest: String? = nil) -> String {
    ([verb] + (filters ?? []).map(\.brief) + (rest.map { [$0] } ?? [])).joined(separator: " ")
  }
}

extension Filter {
  /// "color=white", "calories>100".
  var brief: String {
    let sign =
      switch comparison {
      case .is: "="
      case .not: "≠"
      case .min: "≥"
      case .max: "≤"
      case .over: ">"
      case .under: "<"
      }
    return (["\(field)\(sign)\(value)"] + others.map(\.brief)).joined(separator: "|")
  }
}

extension Query.Sort {
  /// "-protein" for the most first.
  var brief: String { (descending ? "-" : "+") + field.rawValue }
}

extension FilterChange {
  fileprivate func brief(_ catalog: CatalogID) -> String {
    switch self {
    case .only(let filters): "only \(catalog) \(filters.map(\.brief).joined(separator: " "))"
    case .narrow(let filters): "narrow \(catalog) \(filters.map(\.brief).joined(separator: " "))"
    case .either(let filters): "or \(catalog) \(filters.map(\.brief).joined(separator: " "))"
    case .also(let filters): "also \(catalog) \(filters.map(\.brief).joined(separator: " "))"
    case .drop(let filters): "drop \(catalog) \(filters.map(\.brief).joined(separator: " "))"
    case .toggle(let filter): "toggle \(catalog) \(filter.brief)"
    }
  }
}
