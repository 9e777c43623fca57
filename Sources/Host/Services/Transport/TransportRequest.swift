package import Catalogs

/// One exchange over HTTP, redirects not followed.
package struct TransportRequest: Hashable, Sendable {
  package let address: WebAddress
  /// What is posted; nil for a plain request.
  package var body: String?
  /// The version that is known already; nothing is sent again that has not changed.
  package var etag: String?
  /// When it is given up, in milliseconds from now.
  package var patience: Int
  /// The longest body taken, in bytes after unpacking.
  package var limit: Int
  /// Whether only status and headers are wanted.
  package var isForHeaders = false

  package init(
    _ address: WebAddress, body: String? = nil, etag: String? = nil, patience: Int,
    limit: Int = 8 << 20
  ) {
    self.address = address
    self.body = body
    self.etag = etag
    self.patience = patience
    self.limit = limit
  }
}
