/// One utterance as it reaches a session: who says it, where, and what.
package struct Message: Hashable, Sendable {
  /// Nil for the local person of a terminal or an unnamed pipe.
  package var user: String?
  /// Nil in a direct chat.
  package var room: String?
  package var text: String

  package init(user: String? = nil, room: String? = nil, text: String) {
    self.user = user
    self.room = room
    self.text = text
  }

  /// The session it belongs to: context belongs to a person in a room.
  ///
  /// A name is the same person in any case; rooms are told apart as they are written, because some
  /// networks have rooms that differ in nothing else.
  package var session: SessionKey { SessionKey(user: user?.lowercased() ?? "", room: room ?? "") }
}

/// A person in a room; empty texts stand for the local person and a direct chat.
package struct SessionKey: Hashable, Codable, Sendable {
  package let user: String
  package let room: String

  package init(user: String, room: String) {
    self.user = user
    self.room = room
  }

  /// Whether it is the person at the terminal or an unnamed pipe, who begins anew with each chat.
  package var isLocal: Bool { user.isEmpty && room.isEmpty }
}
