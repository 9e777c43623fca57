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
  package var records: [JSONValue]
  package var total: Int?
  package var isLast = true

  /// Reads the answer to a request that came with a status of success, or a refusal in GraphQL.
  package init(_ bytes: [UInt8], to wanted: Wanted) throws(AnswerFault) {
    guard let json = try? JSONValue(record: bytes) else { throw .unreadable }
    switch wanted {
    case .allFish, .fish: try self.init(fish: json, wanted)
    case .latestComic, .comic: try self.init(comic: json)
    case .monsters: try self.init(monsters: try Self.data(json))
    case .monster: try self.init(single: try Self.data(json), "monster")
    case .monsterProse(let indexes): self.init(prose: try Self.data(json), of: indexes)
    case .characters(let page, _): try self.init(characters: try Self.data(json), page: page)
    case .character: try self.init(single: try Self.data(json), "character")
    }
  }

  /// An unknown slug is answered with an empty list; one that is known may come without one.
  private init(fish json: JSONValue, _ wanted: Wanted) throws(AnswerFault) {
    guard let records = json.array ?? (json["Path"] == nil ? nil : [json]) else {
      throw .unreadable
    }
    if records.isEmpty { throw wanted == .allFish ? .unreadable : .nothingThere }
    self.records = records
    if wanted == .allFish { total = records.count }
  }

  private init(comic json: JSONValue) throws(AnswerFault) {
    guard json["num"] != nil else { throw .unreadable }
    records = [json]
  }

  /// A page that is not full is the last one.
  private init(monsters data: JSONValue) throws(AnswerFault) {
    guard let records = data["monsters"]?.array else { throw .unreadable }
    self.records = records
    isLast = records.count < Wanted.pageLength
  }

  /// A search that finds nothing, or a page past the end, has an `info` of nulls.
  private init(characters data: JSONValue, page: Int) throws(AnswerFault) {
    guard let found = data["characters"], let info = found["info"] else { throw .unreadable }
    records = found["results"]?.array ?? []
    total = info["count"]?.integer ?? (records.isEmpty ? 0 : nil)
    // A next page that is no later one would never end.
    isLast = records.isEmpty || info["next"]?.integer.map { $0 <= page } ?? true
  }

  private init(single data: JSONValue, _ name: String) throws(AnswerFault) {
    guard let record = data[name] else { throw .unreadable }
    if record.isNull { throw .nothingThere }
    records = [record]
    // A monster's prose was asked for apart.
    if name == "monster" { records = [record.completed(from: Self.prose(data["prose"]))] }
  }

  private init(prose data: JSONValue, of indexes: [String]) {
    records = indexes.enumerated().map { number, index in
      Self.prose(data["m\(number)"]).completed(from: ["index": .string(index)])
    }
  }

  /// Where there is none it is empty, so that nobody asks for it again.
  private static func prose(_ record: JSONValue?) -> JSONValue {
    ["desc": .string(record?["desc"]?.string ?? "")]
  }

  /// What a GraphQL answer holds; errors beside data cost only what they are about.
  private static func data(_ json: JSONValue) throws(AnswerFault) -> JSONValue {
    if let data = json["data"], !data.isNull { return data }
    guard json["errors"]?.array != nil else { throw .unreadable }
    throw .queryRefused
  }
}
