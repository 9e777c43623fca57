/// How much a person may still say: five messages at once, then one each two seconds.
struct UserAllowance: Sendable {
  static let burst = 5
  static let secondsEach = 2

  /// Seconds saved up, two of which pay for a message.
  private var credit = burst * secondsEach
  private var seen: Int
  private var isTold = false

  init(now: Int) { seen = now }

  /// Whether nothing would be lost by forgetting this person.
  func isFull(at now: Int) -> Bool { refilled(now) == Self.burst * Self.secondsEach }

  /// Lets a message through while there is credit; one who has paused long enough is told anew.
  mutating func spend(now: Int) -> Verdict {
    credit = refilled(now)
    seen = max(seen, now)
    if credit == Self.burst * Self.secondsEach { isTold = false }
    guard credit >= Self.secondsEach else {
      defer { isTold = true }
      return isTold ? .silence : .slowDown
    }
    credit -= Self.secondsEach
    return .answer
  }

  private func refilled(_ now: Int) -> Int {
    min(Self.burst * Self.secondsEach, credit + max(0, now - seen))
  }
}
