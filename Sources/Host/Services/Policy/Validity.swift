import Catalogs

/// What a service says of an answer: its version, and for how long it holds.
package struct Validity: Hashable, Sendable {
  package let etag: String?
  /// In seconds.
  package let age: Int

  package init(etag: String? = nil, age: Int = 0) {
    self.etag = etag
    self.age = age
  }

  init(_ response: TransportResponse, of wanted: Wanted) {
    // Whether there is a newer comic is asked again sooner than a service may think.
    let longest = wanted == .latestComic ? 300 : Int.max
    self.init(etag: response.headers["etag"], age: min(response.maxAge, longest))
  }

  /// Whether there is any use in remembering it.
  package var isWorthKeeping: Bool { etag != nil || age > 0 }
}
