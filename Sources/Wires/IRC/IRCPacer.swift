/// Lets lines out no faster than servers bear: four at once, then one each second and a half.
///
/// Rooms and people take turns, so that a busy room holds up no one else.
package struct IRCPacer: Sendable {
  package static let burst = 4
  /// Milliseconds for each line after the burst.
  package static let pause = 1_500
  /// Lines that may wait for one room or person; an answer beyond is not said at all.
  package static let longestQueue = 16

  private var waiting: [String: [String]] = [:]
  /// Whose turn it is, in order.
  private var turns: [String] = []
  /// Milliseconds saved up; a line costs a pause.
  private var credit = burst * pause
  private var seen: Int

  package init(at now: Int) { seen = now }

  /// Adds the lines of one answer, whole or not at all; false when there is no room.
  @discardableResult
  package mutating func add(_ lines: [String], to target: String) -> Bool {
    guard !lines.isEmpty else { return true }
    let before = waiting[target] ?? []
    guard before.count + lines.count <= Self.longestQueue else { return false }
    if before.isEmpty { turns.append(target) }
    waiting[target] = before + lines
    return true
  }

  /// The lines that may leave now.
  package mutating func take(at now: Int) -> [String] {
    refill(now)
    var lines: [String] = []
    while credit >= Self.pause, let line = next() {
      credit -= Self.pause
      lines.append(line)
    }
    return lines
  }

  /// All that waits, when it is the last moment to say it.
  package mutating func takeAll() -> [String] {
    var lines: [String] = []
    while let line = next() { lines.append(line) }
    return lines
  }

  /// Milliseconds until a line may leave; nil when none waits.
  package mutating func wait(at now: Int) -> Int? {
    refill(now)
    return turns.isEmpty ? nil : max(0, Self.pause - credit)
  }

  private mutating func refill(_ now: Int) {
    credit = min(Self.burst * Self.pause, credit + max(0, now - seen))
    seen = max(seen, now)
  }

  private mutating func next() -> String? {
    guard !turns.isEmpty else { return nil }
    let target = turns.removeFirst()
    guard var lines = waiting[target], !lines.isEmpty else { return nil }
    let line = lines.removeFirst()
    if lines.isEmpty {
      waiting[target] = nil
    } else {
      waiting[target] = lines
      turns.append(target)
    }
    return line
  }
}
