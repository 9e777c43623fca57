/// Records out of a file that somebody kept of a service's answers.
///
/// It may be a list of records, one record a line, one record, or a whole answer of any of the forms that the services
/// have had.
package struct Archive: Sendable {
  package private(set) var records: [ServiceJSON] = []
  /// Lines that are no JSON, by number from 1.
  package private(set) var badLines: [Int] = []

  /// Reads a file; nil when nothing in it is JSON.
  package init?(_ bytes: [UInt8]) {
    if let whole = try? ServiceJSON(bytes) {
      records = Self.records(in: whole)
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      if let value = try? ServiceJSON(Array(line)) {
        records += Self.records(in: value)
      } else {
        badLines.append(index + 1)
      }
    }
    if records.isEmpty { return nil }
  }

  /// What lies in lists, in answers, or in answers' lists.
  private static func records(in value: ServiceJSON) -> [ServiceJSON] {
    if let values = value.array { return values.flatMap { records(in: $0) } }
    if let data = value["data"] { return records(in: data) }
    guard isEnvelope(value) else { return [value] }
    for name in ["results", "monsters", "characters", "locations", "episodes"] {
      if let inner = value[name], inner.array != nil || inner["results"] != nil {
        return records(in: inner)
      }
    }
    for name in ["monster", "character", "location", "episode"] {
      if let inner = value[name] { return records(in: inner) }
    }
    return value.isNull ? [] : [value]
  }

  /// Whether an object has no key of its own and so only holds others.
  private static func isEnvelope(_ value: ServiceJSON) -> Bool {
    ["id", "index", "num", "Path"].allSatisfy { value[$0] == nil }
  }

  /// What a record is: one of a catalog, or of the places and episodes that characters speak of.
  package enum Kind: String, Hashable, Sendable {
    case record, location, episode
  }

  /// The kind of a record in the characters' archive, told by the fields that only it has.
  package static func kind(_ record: ServiceJSON, in catalog: CatalogID) -> Kind {
    guard catalog == .characters else { return .record }
    if record["air_date"] != nil { return .episode }
    if record["dimension"] != nil || record["residents"] != nil { return .location }
    return .record
  }
}
