/// Records out of a file that somebody kept of a service's answers.
///
/// It may be a list of records, one record a line, one record, or a whole answer of any of the forms that the services
/// have had.
package struct Archive: Sendable {
  package private(set) var records: [JSONValue] = []
  /// Lines that are no JSON, by number from 1.
  package private(set) var badLines: [Int] = []

  /// Why a file holds nothing.
  package enum Fault: Error, Hashable, Sendable {
    case empty
    case webPage
    /// It is JSON up to its end, which is missing.
    case cutOff
    case notJSON
  }

  /// Reads a file.
  package init(_ bytes: [UInt8]) throws(Fault) {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { throw .empty }
    guard first != UInt8(ascii: "<") else { throw .webPage }
    let fault: JSONFault
    do throws(JSONFault) {
      records = Self.records(in: try JSONValue(record: bytes))
      return
    } catch {
      fault = error
    }
    readLines(of: bytes)
    guard records.isEmpty else { return }
    throw fault == .syntax(at: bytes.count) ? .cutOff : .notJSON
  }

  private mutating func readLines(of bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      if let value = try? JSONValue(record: Array(line)) {
        records += Self.records(in: value)
      } else {
        badLines.append(index + 1)
      }
    }
  }

  /// What lies in lists, in answers, or in answers' lists.
  private static func records(in value: JSONValue) -> [JSONValue] {
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
    return [value]
  }

  /// Whether an object has no key of its own and so only holds others.
  private static func isEnvelope(_ value: JSONValue) -> Bool { catalog(of: value) == nil }

  /// The catalog whose records have keys like this one; a guess by one field.
  package static func catalog(of record: JSONValue) -> CatalogID? {
    let fields: [(String, CatalogID)] = [
      ("Path", .fish), ("index", .monsters), ("num", .comics), ("id", .characters),
    ]
    return fields.first { record[$0.0] != nil }?.1
  }

  /// What a record is: one of a catalog, or of the places and episodes that characters speak of.
  package enum Kind: String, Hashable, Sendable {
    case record, location, episode
  }

  /// The kind of a record in the characters' archive, told by the fields that only it has.
  package static func kind(_ record: JSONValue, in catalog: CatalogID) -> Kind {
    guard catalog == .characters else { return .record }
    if record["air_date"] != nil { return .episode }
    if record["dimension"] != nil || record["residents"] != nil { return .location }
    return .record
  }
}
