/// Keeps strangers from wearing Curio out, and Curio from wearing a room out.
///
/// A value with no clock of its own: `now` is in seconds and may stand still. It is meant for
/// messages that name a room and for the irc wire; the terminal and a local pipe know no limits.
package struct RoomLimits: Sendable {
  private static let roomToGrow = 1_000

  private var users: [String: UserAllowance] = [:]
  private var rooms: [String: RoomAllowance] = [:]
  private var loops: [String: LoopGuard] = [:]
  private var sweepAt = roomToGrow

  package init() {}

  /// Asks before a message is answered.
  package mutating func admit(
    _ text: String, from user: String, in room: String?, now: Int
  ) -> Verdict {
    forgetIdle(now)
    if let loop = loops[Self.place(room, user)], loop.isSilenced(text, from: user, now: now) {
      return .silence
    }
    let roomVerdict = room.map { rooms[$0, default: RoomAllowance()].spend(now: now) } ?? .answer
    guard roomVerdict == .answer else { return roomVerdict }
    let verdict = users[user, default: UserAllowance(now: now)].spend(now: now)
    if verdict != .answer, let room { rooms[room]?.refund() }
    return verdict
  }

  /// Asks before an answer is said; `missed` tells that the message was not understood.
  ///
  /// The answer is anything that differs when what is said differs: the reply itself will do.
  package mutating func answered(
    _ text: String, with answer: some Hashable, missed: Bool = false, from user: String,
    in room: String?, now: Int
  ) -> Verdict {
    let place = Self.place(room, user)
    if missed, loops[place, default: LoopGuard()].miss(from: user, now: now) == .silence {
      return .silence
    }
    return loops[place, default: LoopGuard()].hear(text, answer: answer, from: user, now: now)
  }

  /// Where things are said again and again: a room, or a person's own chat, in which nobody else is heard.
  private static func place(_ room: String?, _ user: String) -> String { room ?? "\0" + user }

  /// Forgets whoever is idle, each time their number has doubled, so that a flood of names costs
  /// little.
  private mutating func forgetIdle(_ now: Int) {
    guard users.count + rooms.count + loops.count > sweepAt else { return }
    users = users.filter { !$0.value.isFull(at: now) }
    rooms = rooms.filter { !$0.value.isFull(at: now) }
    loops = loops.filter { !$0.value.isIdle(at: now) }
    sweepAt = max(Self.roomToGrow, 2 * (users.count + rooms.count + loops.count))
  }
}
