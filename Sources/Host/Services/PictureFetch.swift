package import Catalogs
import Conversation

/// Fetches pictures for whoever draws them: over https, or from a host that the operator named as a service's.
package struct PictureFetch: Sendable {
  private let transport: Transport
  private let bases: [ServiceBase]

  /// Nobody waits for a picture, but one that takes longer is of an older answer.
  private static let patience = 10_000
  private static let limit = 12 << 20
  private static let redirects = 3

  package init(bases: [ServiceBase], agent: String) {
    self.init(
      bases: bases, transport: CurlTransport(name: "pictures", agent: agent).transport)
  }

  init(bases: [ServiceBase], transport: Transport) {
    self.bases = bases
    self.transport = transport
  }

  /// The bytes behind an address; nil when they cannot be had.
  package func bytes(of url: String) async -> [UInt8]? {
    await response(of: url) {
      TransportRequest($0, patience: Self.patience, limit: Self.limit)
    }?.body
  }

  /// How many bytes the picture behind an address has; nil when there is none, or nobody says.
  ///
  /// Somebody waits for this.
  package func size(of url: String) async -> Int? {
    let found = await response(of: url) {
      var request = TransportRequest($0, patience: ServicePolicy.conversation.patience)
      request.isForHeaders = true
      return request
    }
    guard let found, found.headers["content-type"]?.lowercased().hasPrefix("image/") == true else {
      return nil
    }
    return found.headers["content-length"].flatMap { Int($0) }
  }

  private func response(
    of url: String, request: (WebAddress) -> TransportRequest
  ) async -> TransportResponse? {
    guard var address = WebAddress(url), isAllowed(address) else { return nil }
    for _ in 0...Self.redirects {
      guard case .success(let response) = await transport.send(request(address)) else {
        return nil
      }
      if response.status == 200 { return response }
      guard 300..<400 ~= response.status, let next = response.redirect.flatMap(WebAddress.init),
        next.host == address.host, isAllowed(next)
      else { return nil }
      address = next
    }
    return nil
  }

  private func isAllowed(_ address: WebAddress) -> Bool {
    address.isSecure || bases.contains { address.hasOrigin(of: $0.address) }
  }
}
