import Catalogs

/// What came back over HTTP, whatever its status.
package struct TransportResponse: Hashable, Sendable {
  package let status: Int
  /// Header fields by their names in lower case.
  package let headers: [String: String]
  package let body: [UInt8]
  /// Where a redirect leads, made absolute.
  package let redirect: String?

  package init(
    status: Int, headers: [String: String] = [:], body: [UInt8] = [], redirect: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.redirect = redirect
  }

  /// The seconds after which a service wants to be asked again; dates are not read.
  package var retryAfter: Int? {
    headers["retry-after"].flatMap { Int($0) }.flatMap { $0 >= 0 ? min($0, 3600) : nil }
  }

  /// How long it may be used without asking again, in seconds.
  package var maxAge: Int {
    let rules = (headers["cache-control"] ?? "").split(separator: ",").map { rule in
      rule.filter { $0 != " " }.lowercased()
    }
    if rules.contains("no-store") || rules.contains("no-cache") { return 0 }
    let age = rules.first { $0.hasPrefix("max-age=") }.flatMap { Int($0.dropFirst(8)) }
    return max(0, min(age ?? 0, 86_400))
  }

  /// Whether it says in JSON what is wrong, as a service does that merely lacks what was asked for.
  var isRefusalInJSON: Bool {
    JSONValue(record: String(decoding: body, as: UTF8.self))?["error"]?.string != nil
  }
}
