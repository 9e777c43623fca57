import CCurl
import Catalogs
import Conversation
import Synchronization

/// One exchange on its way: whoever ends it first, the answer, the clock or the one who asked, decides its result.
final class CurlExchange: Sendable {
  private struct State {
    var waiter: CheckedContinuation<Transport.Outcome, Never>?
    var outcome: Transport.Outcome?
  }

  let request: TransportRequest
  private let agent: String
  private let state = Mutex(State())

  init(_ request: TransportRequest, agent: String) {
    self.request = request
    self.agent = agent
  }

  var hasEnded: Bool { state.withLock { $0.outcome != nil } }

  /// Waits for whatever ends it.
  func outcome() async -> Transport.Outcome {
    await withCheckedContinuation { waiter in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = waiter }
        return state.outcome
      }
      if let outcome { waiter.resume(returning: outcome) }
    }
  }

  /// Ends it; what comes later counts for nothing.
  func end(_ outcome: Transport.Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Transport.Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: outcome)
  }

  /// Does it on a connection, blocking the thread.
  func perform(on handle: UnsafeMutableRawPointer) {
    var response = curio_curl_response()
    defer { curio_curl_free(&response) }
    let outcome = call(handle, &response)
    switch outcome {
    case CURIO_CURL_DONE: end(.success(Self.read(response)))
    case CURIO_CURL_UNKNOWN_HOST: end(.failure(.unknownHost))
    case CURIO_CURL_UNREACHABLE, CURIO_CURL_BAD_URL: end(.failure(.unreachable))
    case CURIO_CURL_TIMED_OUT: end(.failure(.timedOut))
    case CURIO_CURL_CANCELLED: end(.failure(.cancelled))
    case CURIO_CURL_MISSING: end(.failure(.offline))
    default: end(.failure(.unreadable))
    }
  }

  private func call(
    _ handle: UnsafeMutableRawPointer, _ response: inout curio_curl_response
  ) -> curio_curl_outcome {
    var call = curio_curl_request()
    call.timeout_ms = request.patience
    call.connect_timeout_ms = min(request.patience, 1500)
    call.body_limit = request.limit
    call.wants_headers_only = request.isForHeaders
    call.is_loopback = request.address.isLoopback
    call.context = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    call.is_cancelled = { context in
      guard let context else { return false }
      return Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue().hasEnded
    }
    let condition = request.etag.flatMap(Self.condition) ?? ""
    let body = request.body ?? ""
    let length = body.utf8.count
    return request.address.text.withCString { url in
      agent.withCString { agent in
        body.withCString { body in
          condition.withCString { condition in
            call.url = url
            call.agent = agent
            if request.body != nil {
              call.body = body
              call.body_length = length
            }
            if condition.pointee != 0 { call.condition = condition }
            return withExtendedLifetime(self) { curio_curl_perform(handle, &call, &response) }
          }
        }
      }
    }
  }

  /// A header of a version that a service gave; nil for one that could end the line.
  private static func condition(_ etag: String) -> String? {
    guard etag.utf8.allSatisfy({ 0x20...0x7E ~= $0 }), etag.utf8.count < 256 else { return nil }
    return "If-None-Match: \(etag)"
  }

  private static func read(_ response: curio_curl_response) -> TransportResponse {
    let body = response.body.map { Array(UnsafeBufferPointer(start: $0, count: response.length)) }
    var headers: [String: String] = [:]
    if let start = response.headers {
      let raw = UnsafeRawBufferPointer(start: start, count: response.headers_length)
      for line in String(decoding: raw, as: UTF8.self).unicodeScalars.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        headers[String(parts[0]).lowercased()] = trimmed(parts[1])
      }
    }
    return TransportResponse(
      status: response.status, headers: headers, body: body ?? [],
      redirect: response.redirect.map { String(cString: $0) })
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    var text = text.drop { $0.properties.isWhitespace }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
