package import Catalogs
package import Conversation

/// One of the four services, asked politely: one retry, its wishes obeyed, left alone after it failed.
///
/// Those who ask for the same thing at once share one request.
package actor Service {
  /// A request that is on its way, and how many wait for it.
  private struct Shared {
    let number: Int
    let task: Task<Result<Delivery, ServiceFailure>, Never>
    var waiting: Int
  }

  private let base: ServiceBase
  private let reader: ServiceReader
  private let transport: Transport
  private let clock: ServiceClock
  private let policy: ServicePolicy
  private let keeping: AnswerKeeping
  private var shared: [Wanted: Shared] = [:]
  private var requests = 0
  private var answers = AnswerMemory()
  /// When it may be asked again, in ticks, and whether that is its own wish.
  private var rest: (until: Int, isWish: Bool)?
  private var schema = MonsterSchema.current

  package init(
    _ base: ServiceBase, transport: Transport, clock: ServiceClock,
    policy: ServicePolicy = .conversation, reader: ServiceReader? = nil,
    keeping: AnswerKeeping = .none
  ) {
    self.base = base
    self.transport = transport
    self.clock = clock
    self.policy = policy
    self.reader = reader ?? ServiceReader(base: base)
    self.keeping = keeping
  }

  /// Asks for something; what comes is kept before it is given.
  package func fetch(_ wanted: Wanted) async throws(ServiceFailure) -> Delivery {
    let task = share(wanted)
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.leave(wanted) }
    }
    if Task.isCancelled { throw .cancelled }
    return try result.get()
  }

  /// Ends the pause after a failure; what the service itself wished for holds on.
  package func endPause() {
    if rest?.isWish == false { rest = nil }
  }

  /// How many wait for something that is on its way.
  func waiting(for wanted: Wanted) -> Int { shared[wanted]?.waiting ?? 0 }

  private func share(_ wanted: Wanted) -> Task<Result<Delivery, ServiceFailure>, Never> {
    if let running = shared[wanted], !running.task.isCancelled {
      shared[wanted]?.waiting += 1
      return running.task
    }
    requests += 1
    let number = requests
    let task = Task { await self.answer(wanted, number) }
    shared[wanted] = Shared(number: number, task: task, waiting: 1)
    return task
  }

  /// One of those who wait wants it no more; the request ends with the last of them.
  private func leave(_ wanted: Wanted) {
    guard var running = shared[wanted] else { return }
    running.waiting -= 1
    shared[wanted] = running
    if running.waiting <= 0 { running.task.cancel() }
  }

  private func answer(
    _ wanted: Wanted, _ number: Int
  ) async -> Result<Delivery, ServiceFailure> {
    let result: Result<Delivery, ServiceFailure>
    do throws(ServiceFailure) {
      result = .success(try await ask(wanted))
    } catch {
      note(error)
      result = .failure(error)
    }
    // One that nobody waited for may have a successor already.
    if shared[wanted]?.number == number { shared[wanted] = nil }
    return result
  }

  /// Failures that say something of the service's health make it rest.
  private func note(_ failure: ServiceFailure) {
    let now = clock.ticks()
    switch failure {
    case .nothingThere, .cancelled, .offline, .paused: break
    case .busy(let seconds): rest = (now + (seconds ?? policy.rest) * 1000, true)
    case .unreachable, .unknownHost, .timedOut, .status, .unreadable:
      if policy.rest > 0 { rest = (now + policy.rest * 1000, false) }
    }
  }

  private func ask(_ wanted: Wanted) async throws(ServiceFailure) -> Delivery {
    await recall(wanted)
    if let fresh = answers.fresh(wanted, at: clock.ticks()) { return fresh }
    if let rest, rest.until > clock.ticks() {
      let seconds = (rest.until - clock.ticks() + 999) / 1000
      if rest.isWish { throw .busy(seconds: seconds) }
      throw .paused(seconds: seconds)
    }
    let deadline = clock.ticks() + policy.patience
    var request = try await attempts(wanted, until: deadline)
    if case .failure(.queryRefused) = request.answer, base.catalog == .monsters {
      // The service speaks its other schema; it is asked in that from now on.
      schema = schema == .current ? .older : .current
      request = try await attempts(wanted, until: deadline)
    }
    rest = nil
    return try await take(request, wanted)
  }

  /// Goes on from what another process learned.
  private func recall(_ wanted: Wanted) async {
    guard !answers.knows(wanted), let kept = await keeping.recall(wanted) else { return }
    let validity = Validity(etag: kept.etag, age: max(0, kept.holds - clock.now()))
    answers.remember(kept.delivery, wanted, validity, clock.ticks())
  }

  private struct Attempt {
    let response: TransportResponse
    let answer: Result<ServiceAnswer, AnswerFault>
  }

  /// Tries once, and again after a pause where that may help and time is left.
  private func attempts(
    _ wanted: Wanted, until deadline: Int
  ) async throws(ServiceFailure) -> Attempt {
    let request = base.request(wanted, schema: schema)
    var left = policy.attempts
    while true {
      left -= 1
      let failure: ServiceFailure
      var pause = policy.pause
      do throws(ServiceFailure) {
        let response = try await send(request, etag: answers.etag(wanted), until: deadline)
        if let wish = Self.wish(response) {
          failure = wish
          if case .busy(let seconds?) = wish { pause = max(pause, seconds * 1000) }
        } else {
          return try attempt(response, wanted)
        }
      } catch {
        failure = error
      }
      guard left > 0, failure.mayPass, clock.ticks() + pause < deadline,
        !Task.isCancelled
      else { throw failure }
      await clock.wait(pause)
      if Task.isCancelled { throw .cancelled }
    }
  }

  /// A service that is overloaded; nil for any other answer.
  private static func wish(_ response: TransportResponse) -> ServiceFailure? {
    switch response.status {
    case 429: .busy(seconds: response.retryAfter)
    case 503: response.retryAfter.map { .busy(seconds: $0) } ?? .status(503)
    case 500, 502, 504: .status(response.status)
    default: nil
    }
  }

  private func attempt(
    _ response: TransportResponse, _ wanted: Wanted
  ) throws(ServiceFailure) -> Attempt {
    switch response.status {
    case 200, 304: break
    case 400 where base.catalog == .monsters:
      return Attempt(response: response, answer: .failure(.queryRefused))
    case 404, 410:
      if case .comic = wanted { throw .nothingThere }
      if base.catalog == .characters, response.isRefusalInJSON { throw .nothingThere }
      throw .status(response.status)
    default: throw .status(response.status)
    }
    if response.status == 304 {
      return Attempt(response: response, answer: .failure(.unreadable))
    }
    do throws(AnswerFault) {
      return Attempt(
        response: response, answer: .success(try ServiceAnswer(response.body, to: wanted)))
    } catch {
      return Attempt(response: response, answer: .failure(error))
    }
  }

  /// Keeps what came and gives it as items.
  private func take(_ attempt: Attempt, _ wanted: Wanted) async throws(ServiceFailure) -> Delivery {
    let validity = Validity(attempt.response, of: wanted)
    if attempt.response.status == 304,
      let known = answers.confirmed(wanted, validity, clock.ticks())
    {
      await keeping.confirm(wanted, validity, clock.now())
      return known
    }
    let answer: ServiceAnswer
    do throws(AnswerFault) {
      answer = try attempt.answer.get()
    } catch .nothingThere {
      throw .nothingThere
    } catch {
      throw .unreadable
    }
    var delivery = wanted.isOfRecords ? reader.delivery(of: answer.records) : Delivery()
    delivery.total = answer.total
    delivery.isLast = answer.isLast
    answers.remember(delivery, wanted, validity, clock.ticks())
    await keeping.keep(
      Answered(
        wanted: wanted, answer: answer, delivery: delivery, validity: validity, at: clock.now()))
    return delivery
  }

  /// One exchange, with the redirects that lead to the same host.
  private func send(
    _ request: ServiceRequest, etag: String?, until deadline: Int
  ) async throws(ServiceFailure) -> TransportResponse {
    guard var address = WebAddress(request.url) else { throw .unreachable }
    var hops = 0
    while true {
      let left = deadline - clock.ticks()
      guard left > 0 else { throw .timedOut }
      let response = try await transport.send(
        TransportRequest(address, body: request.body, etag: etag, patience: left)
      ).get()
      guard 300..<400 ~= response.status, response.status != 304 else { return response }
      hops += 1
      guard hops <= policy.redirects, let next = response.redirect.flatMap(WebAddress.init),
        next.host == address.host, next.isSecure || !base.address.isSecure
      else { throw .status(response.status) }
      address = next
    }
  }
}
