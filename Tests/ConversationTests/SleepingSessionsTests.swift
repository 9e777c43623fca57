import Catalogs
import Conversation
import Synchronization
import Testing

/// Sessions of which only bytes are left while nobody speaks to them.
@Suite struct SleepingSessionsTests {
  private let script = Script()
  private let sessions: Sessions

  /// Whom the sessions were handed over of, to be saved.
  private final class Saved: Sendable {
    let users = Mutex<[String]>([])
  }

  private let handedOver = Saved()

  init() {
    let world = World.scripted(script)
    let handedOver = handedOver
    sessions = Sessions(
      awakeLimit: 4, make: { Session(key: $0, world: world, kept: $1) },
      evicted: { leavers in handedOver.users.withLock { $0 += leavers.map(\.key.user) } })
  }

  private func say(_ number: Int, _ command: Command) async -> Reply {
    let text = script.utterance(
      meaning: .commands([command], mended: [], reasoning: Reasoning(lines: ["said so"])))
    return await sessions.reply(to: Message(user: "user \(number)", text: text))
  }

  /// Lets others work until few are awake.
  private func untilFewAreAwake() async {
    for _ in 0..<1_000_000 where sessions.awakeCount > 8 { await Task.yield() }
  }

  @Test func whoeverSleptGoesOnAsIfNothingWas() async {
    for number in 1...60 { _ = await say(number, .show(.comic(number))) }
    await untilFewAreAwake()
    #expect(sessions.awakeCount <= 8)
    #expect(sessions.count == 60)
    for number in 2...60 {
      #expect(await say(number, .again).comics == [number])
      #expect(await say(number, .next(nil)).comics == [number - 1])
      #expect(await say(number, .why).blocks == [.reasoning(Reasoning(lines: ["said so"]))])
    }
    #expect(sessions.count == 60)
  }

  @Test func whoeverIsHeldStaysAwake() async {
    let held = sessions.session(for: SessionKey(user: "user 0", room: ""))
    for number in 1...60 { _ = await say(number, .show(.comic(number))) }
    await untilFewAreAwake()
    #expect(sessions.session(for: held.key) === held)
  }

  @Test func whoeverHasSaidNothingIsForgotten() async {
    for number in 1...60 { _ = sessions.session(for: SessionKey(user: "\(number)", room: "")) }
    for _ in 0..<1_000_000 where sessions.count > 8 { await Task.yield() }
    #expect(sessions.count <= 8)
  }

  @Test func onlyWhatChangedIsHandedOverToBeSaved() async {
    for number in 1...3 { _ = await say(number, .show(.comic(number))) }
    sessions.saveChanged(atMost: 2)
    #expect(handedOver.users.withLock(\.count) == 2)
    sessions.saveChanged(atMost: 2)
    #expect(Set(handedOver.users.withLock(\.self)) == ["user 1", "user 2", "user 3"])
    sessions.saveChanged(atMost: 2)
    #expect(handedOver.users.withLock(\.count) == 3)
    _ = await say(2, .next(nil))
    sessions.evictAll()
    #expect(handedOver.users.withLock(\.last) == "user 2")
    #expect(handedOver.users.withLock(\.count) == 4)
    #expect(sessions.count == 0)
  }
}
