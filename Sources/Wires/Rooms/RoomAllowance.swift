/// How much a room may hear: twenty answers in any sixty seconds.
struct RoomAllowance: Sendable {
  static let answers = 20
  static let seconds = 60

  private var times: [Int] = []
  private var isTold = false

  /// Lets a message through while fewer than twenty were answered; a room that has calmed down to
  /// half of it is told anew.
  mutating func spend(now: Int) -> Verdict {
    times.removeAll { $0 <= now - Self.seconds }
    if times.count <= Self.answers / 2 { isTold = false }
    guard times.count < Self.answers else {
      defer { isTold = true }
      return isTold ? .silence : .slowDown
    }
    times.append(now)
    return .answer
  }

  /// Takes back the last message that was let through.
  mutating func refund() { _ = times.popLast() }

  func isFull(at now: Int) -> Bool { times.allSatisfy { $0 <= now - Self.seconds } }
}
