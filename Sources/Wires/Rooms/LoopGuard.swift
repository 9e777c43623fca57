/// Notices in one room that the same thing is said again and again, as two programs do that answer
/// each other.
///
/// It takes the same words with the same answer: `next` three times in a row is a person who reads
/// on. The third time within sixty seconds gets "…"; for five minutes the person who said it, and
/// anyone who says it, then gets nothing.
struct LoopGuard: Sendable {
  static let repeats = 3
  static let seconds = 60
  static let silence = 300
  /// More misunderstood messages than this of one person within sixty seconds, and
  /// misunderstandings go unanswered for a while.
  static let misses = 5
  static let missSilence = 600

  private struct Heard { let key: Int, time: Int }

  private var heard: [Heard] = []
  private var missed: [Heard] = []
  /// Until when, by the user's or the text's key.
  private var silenced: [Int: Int] = [:]
  private var unanswered: [Int: Int] = [:]

  func isSilenced(_ text: String, from user: String, now: Int) -> Bool {
    now < silenced[Self.key("user", user), default: now]
      || now < silenced[Self.key("text", text), default: now]
  }

  mutating func hear(
    _ text: String, answer: some Hashable, from user: String, now: Int
  ) -> Verdict {
    forget(now)
    let key = Self.key(text, answer)
    heard.append(Heard(key: key, time: now))
    guard heard.count(where: { $0.key == key }) >= Self.repeats else { return .answer }
    heard.removeAll { $0.key == key }
    silenced[Self.key("user", user)] = now + Self.silence
    silenced[Self.key("text", text)] = now + Self.silence
    return .dots
  }

  /// Counts a message that was not understood.
  mutating func miss(from user: String, now: Int) -> Verdict {
    forget(now)
    let key = Self.key("user", user)
    if unanswered[key] != nil { return .silence }
    missed.append(Heard(key: key, time: now))
    guard missed.count(where: { $0.key == key }) > Self.misses else { return .answer }
    unanswered[key] = now + Self.missSilence
    return .silence
  }

  func isIdle(at now: Int) -> Bool {
    var copy = self
    copy.forget(now)
    return copy.heard.isEmpty && copy.missed.isEmpty && copy.silenced.isEmpty
      && copy.unanswered.isEmpty
  }

  private mutating func forget(_ now: Int) {
    heard.removeAll { $0.time <= now - Self.seconds }
    missed.removeAll { $0.time <= now - Self.seconds }
    silenced = silenced.filter { now < $0.value }
    unanswered = unanswered.filter { now < $0.value }
  }

  /// Words are kept as numbers, so that nobody can fill the memory with them.
  private static func key(_ first: String, _ second: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }
}
