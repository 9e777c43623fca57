package import Conversation

/// Whatever carries a request to a service and its answer back.
package struct Transport: Sendable {
  package typealias Outcome = Result<TransportResponse, ServiceFailure>

  /// Sends a request and gives what came, whatever its status; never later than the request's patience.
  package var send: @Sendable (TransportRequest) async -> Outcome

  package init(send: @escaping @Sendable (TransportRequest) async -> Outcome) {
    self.send = send
  }
}
