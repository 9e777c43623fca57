/// Why an answer that came holds no records.
package enum AnswerFault: Error, Hashable, Sendable {
  /// No JSON, or JSON of another form: a web page, half a body.
  case unreadable
  /// The service does not know the query: it speaks another schema.
  case queryRefused
  /// There is no such record.
  case nothingThere
}

/// The records in an answer, in the service's own form, and how they continue.
package struct ServiceAnswer: Hashable, Sendable {
  package var records: [ServiceJSON]
  package var total: Int?
  package var isLast = true

  /// Reads the answer to a request that came with a status of success, or a refusal in GraphQL.
  package init(_ bytes: [UInt8], to wanted: Wanted) throws(AnswerFault) {
    guard let json = try? ServiceJSON(bytes) else { throw .unreadable }
    switch wanted {
    case .allFish, .fish: try self.init(fish: json, wanted)
    case .latestComic, .comic: try self.init(comic: json)
    case .monsters: try self.init(monsters: try Self.data(json))
    case .monster: try self.init(single: try Self.data(json), "monster")
    case .characters(let page, _): try self.init(characters: try Self.data(json), page: page)
    case .character: try self.init(single: try Self.data(json), "character")
    }
  }

  /// An unknown slug is answered with an empty list.
  private init(fish json: ServiceJSON, _ wanted: Wanted) throws(AnswerFault) {
    guard let records = json.array else { throw .unreadable }
    if records.isEmpty { throw wanted == .allFish ? .unreadable : .nothingThere }
    self.records = records
    if wanted == .allFish { total = records.count }
  }

  private init(comic json: ServiceJSON) throws(AnswerFault) {
    guard json["num"] != nil else { throw .unreadable }
    records = [json]
  }

  /// A page that is not full is the last one.
  private init(monsters data: ServiceJSON) throws(AnswerFault) {
    guard let records = data["monsters"]?.array else { throw .unreadable }
    self.records = records
    isLast = records.count < Wanted.pageLength
  }

  /// A search that finds nothing, or a page past the end, has an `info` of nulls.
  private init(characters data: ServiceJSON, page: Int) throws(AnswerFault) {
    guard let found = data["characters"], let info = found["info"] else { throw .unreadable }
    records = found["results"]?.array ?? []
    total = info["count"]?.integer ?? (records.isEmpty ? 0 : nil)
    // A next page that is no later one would never end.
    isLast = records.isEmpty || info["next"]?.integer.map { $0 <= page } ?? true
  }

  private init(single data: ServiceJSON, _ name: String) throws(AnswerFault) {
    guard let record = data[name] else { throw .unreadable }
    if record.isNull { throw .nothingThere }
    // A monster's prose was asked for apart.
    records = [data["prose"].map { record.completed(from: $0) } ?? record]
  }

  /// What a GraphQL answer holds; errors beside data cost only what they are about.
  private static func data(_ json: ServiceJSON) throws(AnswerFault) -> ServiceJSON {
    if let data = json["data"], !data.isNull { return data }
    guard json["errors"]?.array != nil else { throw .unreadable }
    throw .queryRefused
  }
}
