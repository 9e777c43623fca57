package import Conversation
import Synchronization

/// Who was heard in which room, on a wire that tells of no others.
package final class RoomRolls: Sendable {
  private struct Rolls {
    var rooms: [String: Roll] = [:]
    /// Of names in all rooms.
    var names = 0
    var count: Int { names + rooms.count }
  }

  /// More names and rooms than this are too many to keep; it begins anew with those who still speak.
  private static let limit = 20_000

  private let rolls = Mutex(Rolls())

  package init() {}

  /// How many names and rooms are kept.
  var count: Int { rolls.withLock(\.count) }

  /// Notes who speaks in a room; whom an answer must not call is who was heard there until now.
  package func hear(_ message: Message) -> Roll? {
    guard let room = message.room else { return nil }
    return rolls.withLock { rolls in
      guard let user = message.user else { return rolls.rooms[room] }
      if rolls.count >= Self.limit { rolls = Rolls() }
      let before = rolls.rooms[room]?.count ?? 0
      rolls.rooms[room, default: Roll()].add(user)
      let roll = rolls.rooms[room]
      rolls.names += (roll?.count ?? 0) - before
      return roll
    }
  }
}
