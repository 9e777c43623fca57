import Conversation
import Synchronization

@testable import Host

/// A transport that answers from a script and keeps count; what is not scripted is unreachable.
final class ScriptedTransport: Sendable {
  typealias Answer = Transport.Outcome

  private struct State {
    var script: [Answer]
    var requests: [TransportRequest] = []
  }

  private let state: Mutex<State>
  private let gate: Gate?
  private let reply: (@Sendable (TransportRequest) -> Answer)?

  /// Answers by what is asked for.
  init(answering reply: @escaping @Sendable (TransportRequest) -> Answer) {
    state = Mutex(State(script: []))
    gate = nil
    self.reply = reply
  }

  init(_ script: [Answer], gate: Gate? = nil) {
    state = Mutex(State(script: script))
    self.gate = gate
    reply = nil
  }

  /// What was asked for so far.
  var requests: [TransportRequest] { state.withLock { $0.requests } }

  var transport: Transport {
    Transport { request in
      let answer = self.state.withLock { state -> Answer in
        state.requests.append(request)
        if let reply = self.reply { return reply(request) }
        return state.script.isEmpty ? .failure(.unreachable) : state.script.removeFirst()
      }
      await self.gate?.wait()
      return answer
    }
  }
}

extension Result<TransportResponse, ServiceFailure> {
  /// An answer with a status, a body and headers.
  static func answer(
    _ status: Int, _ body: String = "", _ headers: [String: String] = [:],
    redirect: String? = nil
  ) -> Self {
    .success(
      TransportResponse(
        status: status, headers: headers, body: Array(body.utf8), redirect: redirect))
  }

  /// A comic of a number.
  static func comic(_ number: Int, _ headers: [String: String] = [:]) -> Self {
    answer(200, #"{"num":\#(number),"title":"Title"}"#, headers)
  }
}
