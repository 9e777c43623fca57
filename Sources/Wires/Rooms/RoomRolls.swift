package import Conversation
import Synchronization

/// Who was heard in which room, on a wire that tells of no others.
package final class RoomRolls: Sendable {
  private struct Rolls {
    var rooms: [String: Roll] = [:]
    var count = 0
  }

  /// More names than this are too many to keep; it begins anew with those who still speak.
  private static let limit = 20_000

  private let rolls = Mutex(Rolls())

  package init() {}

  /// Notes who speaks in a room.
  package func hear(_ message: Message) {
    guard let room = message.room, let user = message.user else { return }
    rolls.withLock { rolls in
      if rolls.count >= Self.limit { rolls = Rolls() }
      let before = rolls.rooms[room]?.count ?? 0
      rolls.rooms[room, default: Roll()].add(user)
      rolls.count += (rolls.rooms[room]?.count ?? 0) - before
    }
  }

  /// Lines that answer a message, with a gap in each name of somebody who was heard in its room.
  package func parting(
    _ lines: [String], for message: Message, ascii: Bool = false
  ) -> [String] {
    guard let room = message.room, let roll = rolls.withLock({ $0.rooms[room] }) else {
      return lines
    }
    return lines.map { roll.parting($0, ascii: ascii) }
  }
}
