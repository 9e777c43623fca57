package import Catalogs
package import Conversation
package import Presentation
import Synchronization

/// Answers messages of all wires: decides whether a message is for us, finds its session, and renders the reply.
package final class Responder: Sendable {
  private let sessions: Sessions
  private let presenters: [String: Presenter]
  private let language: String
  private let addressing: Addressing
  private let library: Library
  private let now: @Sendable () -> Int
  private let limits = Mutex(RoomLimits())

  /// Takes the presenters by language, the language spoken until a person asks for another, what we
  /// are called in rooms, and a clock in seconds for the limits of rooms.
  package init(
    sessions: Sessions, presenters: [String: Presenter], language: String, nicks: [String],
    library: Library, now: @escaping @Sendable () -> Int
  ) {
    self.sessions = sessions
    self.presenters = presenters
    self.language = language
    self.library = library
    self.now = now
    addressing = Addressing(nicks: nicks)
  }

  package func session(for message: Message) -> Session { sessions.session(for: message.session) }

  /// Lets a message end what its session is at, if it is a wish to stop; it is answered in its turn all the same.
  package func heed(_ incoming: Incoming) async {
    guard let text = addressing.utterance(of: incoming), text.utf8.count <= Self.longestStop else {
      return
    }
    var message = incoming.message
    message.text = text
    await sessions.session(for: message.session).heed(message)
  }

  /// Whoever wants something to stop says so in few words.
  private static let longestStop = 40

  package func presenter(_ language: String?) -> Presenter {
    presenters[language ?? self.language] ?? presenters[self.language]
      ?? Presenter(tongue: Tongues.fallback)
  }

  /// The answer to a message; without a reply when nothing is to be said.
  package func respond(to incoming: Incoming) async -> Response {
    guard let text = addressing.utterance(of: incoming) else { return Response(incoming) }
    if text.isEmpty {
      guard !incoming.isDirect else { return Response(incoming) }
      return Response(incoming, Reply(blocks: [.sentence(.greeting)]))
    }
    var message = incoming.message
    message.text = text
    switch admit(message) {
    case .answer: break
    case .slowDown: return Response(incoming, remark(.slowDown))
    case .dots, .silence: return Response(incoming)
    }
    let reply = await sessions.session(for: message.session).reply(to: message)
    return guarded(Response(incoming, reply), message)
  }

  /// A reply that is one sentence, outside of any session.
  package func remark(_ sentence: Sentence) -> Reply {
    Reply(outcome: .failed, blocks: [.sentence(sentence)], failure: Failure(code: "refused"))
  }

  /// The lines of a reply; what the person has set wins over what the program was started with.
  package func lines(_ reply: Reply, _ style: Style) -> [String] {
    var style = style
    style.width = reply.settings.width ?? style.width
    style.theme = reply.settings.theme ?? style.theme
    return presenter(reply.settings.language).lines(reply, style: style)
  }

  /// The answer object for the json wire.
  package func answer(_ response: Response) -> JSONAnswer {
    guard let reply = response.reply else { return .ignored(response.incoming) }
    let presenter = presenter(reply.settings.language)
    let rendered =
      response.isDots
      ? RenderedReply(lines: ["…"], html: "<p>…</p>", speech: "")
      : RenderedReply(
        lines: presenter.lines(reply), html: presenter.html(reply),
        speech: presenter.speech(reply))
    return JSONAnswer(reply, rendered, to: response.incoming) { library[$0]?.name ?? $0.key }
  }
}

extension Responder {
  /// Limits hold in rooms alone: never at the terminal, nor in a direct chat of a local pipe.
  private func admit(_ message: Message) -> Verdict {
    guard let room = message.room else { return .answer }
    return limits.withLock {
      $0.admit(message.text, from: message.user ?? "", in: room, now: now())
    }
  }

  /// Watches for loops with other programs, and for people who only miss.
  private func guarded(_ response: Response, _ message: Message) -> Response {
    guard let room = message.room, let reply = response.reply else { return response }
    let verdict = limits.withLock {
      $0.answered(
        message.text, with: reply, missed: reply.outcome == .unknown, from: message.user ?? "",
        in: room, now: now())
    }
    switch verdict {
    case .answer: return response
    case .dots: return Response(response.incoming, reply, isDots: true)
    case .slowDown, .silence: return Response(response.incoming)
    }
  }
}
