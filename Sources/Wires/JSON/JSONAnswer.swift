package import Catalogs
package import Conversation

/// The answer object of the json wire; empty members are left out.
package struct JSONAnswer: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    package let item: ItemID
    package let name: String

    package init(item: ItemID, name: String) {
      self.item = item
      self.name = name
    }
  }

  package struct Failure: Hashable, Sendable {
    package let code: String
    package let message: String

    package init(code: String, message: String) {
      self.code = code
      self.message = message
    }

    /// For whoever wrote the program at the other end, so that it needs no language.
    package static let badState = Failure(
      code: "badState", message: "the state is damaged or of another version; this is a new start")
  }

  /// The request's `id`, as it was written.
  package var id: String?
  package var room: String?
  package var user: String?
  package var outcome: Outcome
  package var commands: [CommandRecord] = []
  package var text = ""
  package var html = ""
  package var speech = ""
  package var images: [Picture] = []
  package var candidates: [Candidate] = []
  package var suggestions: [String] = []
  package var source: Source?
  /// What the next request of this person brings along, where the process remembers nothing.
  package var state: String?
  package var error: Failure?

  package init(
    id: String? = nil, room: String? = nil, user: String? = nil, outcome: Outcome
  ) {
    self.id = id
    self.room = room
    self.user = user
    self.outcome = outcome
  }
}

extension JSONAnswer {
  /// The answer to a message, from what was said and how it was rendered.
  package init(
    _ reply: Reply, _ rendered: RenderedReply, to incoming: Incoming, name: (ItemID) -> String
  ) {
    self.init(incoming, outcome: reply.outcome)
    let lines = rendered.lines.map(OutputLine.safe)
    commands = reply.commands.map(CommandRecord.init)
    text = lines.joined(separator: "\n")
    html = rendered.html
    speech = rendered.speech
    images = reply.images
    candidates = reply.candidates.map { Candidate(item: $0, name: name($0)) }
    suggestions = reply.suggestions
    source = reply.source
    error = reply.failure.map {
      Failure(code: $0.code, message: lines.first { !$0.isEmpty } ?? "")
    }
  }

  /// The answer to a message that is not for us: whoever waits for one goes on.
  package static func ignored(_ incoming: Incoming) -> Self {
    Self(incoming, outcome: .ignored)
  }

  /// The answer to a line that is no request.
  package static func refused(_ fault: JSONWire.Fault) -> Self {
    var answer = Self(id: fault.id, outcome: .failed)
    answer.error = Failure(code: fault.reason.code, message: fault.reason.message)
    return answer
  }

  private init(_ incoming: Incoming, outcome: Outcome) {
    self.init(
      id: incoming.id, room: incoming.message.room, user: incoming.message.user, outcome: outcome)
  }
}
