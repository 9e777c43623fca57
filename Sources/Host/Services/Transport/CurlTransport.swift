import CCurl
import Conversation
import Dispatch
import Synchronization

/// Exchanges over libcurl for one service: at most four at once, each on a thread that may wait.
///
/// Nothing is loaded before the first request. Connections are kept for the next one.
package final class CurlTransport: Sendable {
  private struct State {
    var waiting: [CurlExchange] = []
    var running = 0
    var idle: [Connection] = []
  }

  /// A connection of libcurl, used by one thread at a time.
  private struct Connection: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer
  }

  /// How many connections a service is asked over at once.
  private static let width = 4

  private let agent: String
  private let state = Mutex(State())
  private let queue: DispatchQueue

  package init(name: String, agent: String) {
    self.agent = agent
    queue = DispatchQueue(label: "curio.\(name)", attributes: .concurrent)
  }

  deinit {
    for connection in state.withLock({ $0.idle }) { curio_curl_close(connection.handle) }
  }

  package var transport: Transport {
    Transport { await self.send($0) }
  }

  private func send(_ request: TransportRequest) async -> Transport.Outcome {
    guard request.patience > 0 else { return .failure(.timedOut) }
    let exchange = CurlExchange(request, agent: agent)
    // Our own clock: a library may count otherwise, and waiting for a free connection counts, too.
    queue.asyncAfter(deadline: .now() + .milliseconds(request.patience)) { [weak exchange] in
      exchange?.end(.failure(.timedOut))
    }
    return await withTaskCancellationHandler {
      start(exchange)
      return await exchange.outcome()
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }
  }

  private func start(_ exchange: CurlExchange) {
    let isFree = state.withLock { state in
      guard state.running < Self.width else {
        state.waiting.append(exchange)
        return false
      }
      state.running += 1
      return true
    }
    if isFree { queue.async { self.work(on: exchange) } }
  }

  /// Does an exchange and then what waits, on one connection.
  private func work(on first: CurlExchange) {
    var connection = state.withLock { $0.idle.popLast() }
    var next: CurlExchange? = first
    while let exchange = next {
      if connection == nil { connection = curio_curl_open().map(Connection.init) }
      if let connection, !exchange.hasEnded {
        exchange.perform(on: connection.handle)
      } else {
        exchange.end(.failure(.offline))
      }
      next = state.withLock { state in
        if !state.waiting.isEmpty { return state.waiting.removeFirst() }
        state.running -= 1
        if let connection { state.idle.append(connection) }
        return nil
      }
    }
  }
}
