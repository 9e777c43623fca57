import Catalogs

/// Values as one short line for the trace: cases by name, records by key, long lists by length.
enum TraceText {
  static func of(_ value: Any) -> String {
    switch value {
    case let id as ItemID: "\(id.catalog.rawValue)/\(id.key)"
    case let item as Item: of(item.id)
    case let ids as [ItemID] where ids.count > 5: "\(ids.count) items"
    case let page as Page: of(page.place) + " of \(page.listing.total)"
    case let filter as Filter:
      filter.choices.map { "\($0.field) \($0.comparison) \($0.value)" }.joined(separator: " or ")
    case is String, is Int, is UInt64, is Bool, is Double: "\(value)"
    default: reflect(value)
    }
  }

  /// The name of a case, without what it carries.
  static func label(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  private static func reflect(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { of($0.value) } ?? "nil"
    case .collection, .tuple:
      return mirror.children.map { of($0.value) }.joined(separator: ", ")
    case .enum:
      guard let child = mirror.children.first, let label = child.label else { return "\(value)" }
      return "\(label)(\(of(child.value)))"
    default:
      return "\(mirror.subjectType)"
    }
  }
}
