/// One request to a service, without regard to how it is carried.
package struct ServiceRequest: Hashable, Sendable {
  package let url: String
  /// What is posted, as JSON; nil for a plain request.
  package let body: String?

  package init(url: String, body: String? = nil) {
    self.url = url
    self.body = body
  }
}

extension ServiceBase {
  /// The request for something, in the schema of now or the one before.
  package func request(_ wanted: Wanted, schema: MonsterSchema = .current) -> ServiceRequest {
    switch wanted {
    case .allFish: ServiceRequest(url: url("/api/species"))
    case .fish(let slug): ServiceRequest(url: url("/api/species/" + Self.escaped(slug)))
    case .monsters(let skip):
      post(
        "/graphql/2014", schema.list,
        ["limit": .number("\(Wanted.pageLength)"), "skip": .number("\(max(0, skip))")])
    case .monster(let index):
      post("/graphql/2014", schema.single, ["index": .string(index)])
    case .monsterProse(let indexes):
      post("/graphql/2014", schema.prose(of: indexes.count), Self.variables(indexes))
    case .characters(let page, let name):
      post("/graphql", CharacterQueries.page, Self.variables(page: page, name: name))
    case .character(let number):
      post("/graphql", CharacterQueries.single, ["id": .string("\(number)")])
    case .latestComic: ServiceRequest(url: url("/info.0.json"))
    case .comic(let number): ServiceRequest(url: url("/\(number)/info.0.json"))
    }
  }

  /// A filter that is not set is not sent at all: sent as null it finds what is called “null”.
  private static func variables(page: Int, name: String?) -> JSONValue {
    let page = JSONValue.number("\(max(1, page))")
    guard let name, !name.isEmpty else { return ["page": page] }
    return ["page": page, "filter": ["name": .string(name)]]
  }

  /// As ``MonsterSchema/prose(of:)`` names them.
  private static func variables(_ indexes: [String]) -> JSONValue {
    .object(indexes.enumerated().map { .init("i\($0)", .string($1)) })
  }

  private func post(
    _ path: String, _ query: String, _ variables: JSONValue
  ) -> ServiceRequest {
    let name = query.split { !$0.isLetter }.dropFirst().first.map(String.init) ?? ""
    let body: JSONValue = [
      "query": .string(query), "variables": variables, "operationName": .string(name),
    ]
    return ServiceRequest(url: url(path), body: body.text)
  }

  /// A path segment: what is no letter, digit or hyphen is written in percents.
  private static func escaped(_ segment: String) -> String {
    segment.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"):
        String(decoding: [byte], as: UTF8.self)
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

extension Wanted {
  /// How many records a page of monsters or characters holds.
  package static let pageLength = 20
}
