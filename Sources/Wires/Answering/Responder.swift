package import Catalogs
package import Conversation
package import Presentation
import Synchronization

/// Answers messages of all wires: decides whether a message is for us, finds its session, and renders the reply.
package final class Responder: Sendable {
  private let sessions: Sessions
  private let presenters: [String: Presenter]
  private let language: String
  let addressing: Addressing
  private let library: Library
  private let now: @Sendable () -> Int
  private let limits = Mutex(RoomLimits())
  private let limitsDirectChats: Bool
  private let operatorName: String?

  /// Takes the presenters by language and the language spoken until a person asks for another.
  ///
  /// `nicks` is what we are called in rooms, `operatorName` who may end the process from there, `now` a
  /// clock in seconds for the limits. Where everyone is a stranger, these hold in direct chats too.
  package init(
    sessions: Sessions, presenters: [String: Presenter], language: String, nicks: [String],
    operatorName: String? = nil, limitsDirectChats: Bool = false, library: Library,
    now: @escaping @Sendable () -> Int
  ) {
    self.sessions = sessions
    self.presenters = presenters
    self.language = language
    self.library = library
    self.now = now
    self.limitsDirectChats = limitsDirectChats
    self.operatorName = operatorName?.lowercased()
    addressing = Addressing(nicks: nicks)
  }

  package func session(for message: Message) -> Session { sessions.session(for: message.session) }

  /// A session that this process will not remember.
  package func unlistedSession(for message: Message) -> Session {
    sessions.unlisted(for: message.session)
  }

  /// Saves some of the sessions that changed since they were last saved, where contexts are kept.
  package func save(atMost count: Int) { sessions.saveChanged(atMost: count) }

  /// Lets the sessions go before the process ends; they are saved where contexts are kept.
  package func close() { sessions.evictAll() }

  /// Lets a message end what its session is at, if it is a wish to stop; it is answered in its turn all the same.
  package func heed(_ incoming: Incoming, addressing: Addressing? = nil) async {
    guard let text = (addressing ?? self.addressing).utterance(of: incoming),
      text.utf8.count <= Self.longestStop
    else {
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
  ///
  /// On a wire whose server decides what we are called, `addressing` has that name; `hasRest` tells
  /// that the wire has kept a part of its last answer to the person.
  package func respond(
    to incoming: Incoming, addressing: Addressing? = nil, hasRest: Bool = false,
    in ownSession: Session? = nil
  ) async -> Response {
    let text = (addressing ?? self.addressing).utterance(of: incoming)
    return await respond(to: incoming, saying: text, hasRest: hasRest, in: ownSession)
  }

  /// What a message says to us, or nil when it is not for us.
  package func utterance(of incoming: Incoming) -> String? { addressing.utterance(of: incoming) }

  /// The answer to a message whose address was taken off before.
  package func respond(
    to incoming: Incoming, saying text: String?, hasRest: Bool = false,
    in ownSession: Session? = nil
  ) async -> Response {
    guard let text else { return Response(incoming) }
    if text.isEmpty {
      guard !incoming.isDirect else { return Response(incoming) }
      return Response(incoming, saying: Reply(blocks: [.sentence(.greeting)]))
    }
    var message = incoming.message
    message.text = text
    switch admit(message) {
    case .answer: break
    case .slowDown: return Response(incoming, saying: remark(.slowDown))
    case .dots, .silence: return Response(incoming)
    }
    let session = ownSession ?? sessions.session(for: message.session)
    if hasRest, await session.isWish(message, for: .more) {
      return Response(incoming, wantsRest: true)
    }
    let draft = await session.draft(for: message)
    return guarded(Response(incoming, draft, isFromOperator: isOperator(message)), message)
  }

  private func isOperator(_ message: Message) -> Bool {
    guard let operatorName, let user = message.user else { return false }
    return user.lowercased() == operatorName
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

  /// The lines of a reply on the plain wire, with a gap in each name on the roll.
  package func lines(
    _ reply: Reply, of response: Response, _ style: Style, sparing roll: Roll?
  ) -> [String] {
    if response.isDots { return ["…"] }
    let lines = lines(reply, style)
    return roll.map { roll in lines.map { roll.parting($0, ascii: style.ascii) } } ?? lines
  }

  /// The lines of a reply for a wire that takes so many bytes in each, and what stands behind the last
  /// one when more is to come, for which room is left; they call nobody on the roll.
  package func roomLines(
    _ reply: Reply, limit: Int, roll: Roll, ascii: Bool
  ) -> (lines: [String], hint: String) {
    let presenter = presenter(reply.settings.language)
    let hint = roll.parting(presenter.hintOfMore(ascii: ascii), ascii: ascii)
    let pieces = presenter.pieces(reply, ascii: ascii)
    let room = limit - hint.utf8.count
    return (IRCText.lines(pieces, limit: room, roll: roll, ascii: ascii), hint)
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
  /// Limits hold in rooms alone, never at the terminal nor in a direct chat of a local pipe; the irc
  /// wire has them everywhere.
  private func isLimited(_ message: Message) -> Bool { limitsDirectChats || message.room != nil }

  func admit(_ message: Message) -> Verdict {
    guard isLimited(message) else { return .answer }
    return limits.withLock {
      $0.admit(message.text, from: message.session.user, in: message.room, now: now())
    }
  }

  /// Watches for loops with other programs, and for people who only miss.
  private func guarded(_ response: Response, _ message: Message) -> Response {
    guard isLimited(message), let reply = response.reply else { return response }
    let verdict = limits.withLock {
      $0.answered(
        message.text, with: reply, missed: response.outcome == .unknown, from: message.session.user,
        in: message.room, now: now())
    }
    switch verdict {
    case .answer: return response
    case .dots: return Response(response.incoming, response.draft, isDots: true)
    case .slowDown, .silence: return Response(response.incoming)
    }
  }
}
