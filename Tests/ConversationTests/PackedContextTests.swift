import Catalogs
import Testing

@testable import Conversation

@Suite("Packed context")
struct PackedContextTests {
  private static func roundTrip(_ state: State) -> State? {
    PackedContext.state(
      PackedContext.bytes(state, entries: { _ in [.cod, .lich] }), entries: { _ in [.cod, .lich] })
  }

  private static var rich: State {
    var state = State()
    let query = Query(
      .monsters, filters: [Filter(.type, .is, "undead"), Filter(.challenge, .max, "5")],
      sort: Query.Sort(.challenge, descending: true))
    state.place = .item(.lich)
    state.trail = [
      .home, .list(query, offset: 10), .search("däf", in: nil, offset: 0), .favourites(offset: 20),
      .comparison([.cod, .lich], by: .name), .settings, .favourite(.cod),
    ]
    state.filters = [.monsters: query.filters]
    state.sorts = [.monsters: Query.Sort(.challenge, descending: true)]
    state.focus = [.lich, .cod]
    state.shown = [.cod]
    state.walksShown = true
    state.question = Question(
      kind: .which,
      candidates: [
        Question.Candidate(commands: [.show(.cod)], item: .cod),
        Question.Candidate(commands: [.more], sentence: "more"),
      ], total: 7)
    state.lastCommands = [.list(.fish, filters: query.filters, sort: nil), .show(.lich)]
    state.undoable = .favourites(before: [.cod], after: [])
    state.reasoning = Reasoning(lines: ["because", "of this"])
    state.lastUtterance = "zeig mir den Lich"
    state.lastWord = "Lich"
    state.misses = 2
    state.settings = Settings(theme: .dark, language: "de", width: 40, speech: false)
    return state
  }

  @Test func everythingThatIsRememberedComesBack() {
    #expect(Self.roundTrip(State()) == State())
    #expect(Self.roundTrip(Self.rich) == Self.rich)
  }

  @Test func aListIsKeptAsItsQuery() {
    var state = Self.rich
    state.place = .list(Query(.comics), offset: 0)
    state.shown = Array(repeating: .cod, count: 3_000)
    let shown = state.shown
    let bytes = PackedContext.bytes(state, entries: { _ in shown })
    #expect(bytes.count < 600)
    #expect(PackedContext.state(bytes, entries: { _ in shown }) == state)
  }

  @Test func aSessionIsSmall() {
    let bytes = PackedContext.bytes(Self.rich, entries: { _ in [] })
    #expect(bytes.count < 600)
  }

  @Test func damagedBytesAreNoContext() {
    let bytes = PackedContext.bytes(Self.rich, entries: { _ in [] })
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(PackedContext.state(damaged, entries: { _ in [] }) == nil)
    }
    for count in 0..<bytes.count {
      #expect(PackedContext.state(Array(bytes.prefix(count)), entries: { _ in [] }) == nil)
    }
  }

  @Test(
    arguments: [
      .home, .help(topic: "fish"), .help(topic: "x"), .about, .version, .settings,
      .list(.fish, filters: nil, sort: nil), .show(.lich), .show(.comic(353)), .show(.cod),
      .fact(.calories, .cod), .fact(.calories, .lich), .compare([.cod, .haddock], by: .weight),
      .compare([.cod, .lich], by: nil), .count(.fish, filters: nil), .filters(.characters),
      .measure(.average, .calories, of: .fish, filters: nil), .favourite(.cod), .favourites,
      .clearFavourites, .picture(.lich), .zoom(.comic(353)), .goFishing, .ocean, .theme(.dark),
      .language("xx"), .page(7), .open(99), .search("nothing at all", in: nil), .back(steps: 1),
      .undo, .yes, .no, .stop, .quit, .greet,
    ] as [Command])
  func aReplyComesBackAsItWas(_ command: Command) async throws {
    let chat = Chat()
    let reply = await chat.say(command, mended: ["cod"])
    let state = await chat.state
    let bytes = PackedContext.bytes(
      PackedContext.Kept(state: state, last: reply), entries: { _ in [] })
    let kept = try #require(
      PackedContext.kept(bytes, entries: { _ in [] }, record: { Library.embedded[$0] }))
    #expect(kept.last == reply)
    #expect(PackedContext.state(bytes, entries: { _ in [] }) == nil, "strangers bring no replies")
  }

  @Test func aReplyOnARecordThatIsGoneIsNotRepeated() async throws {
    let chat = Chat()
    let reply = await chat.say(.show(.lich))
    let state = await chat.state
    let bytes = PackedContext.bytes(
      PackedContext.Kept(state: state, last: reply), entries: { _ in [] })
    let kept = try #require(
      PackedContext.kept(bytes, entries: { _ in [] }, record: { _ in nil }))
    #expect(kept.last == nil)
    #expect(kept.state.focus == [.lich])
  }

  /// A forger can reckon a checksum; what is under it is read with as little trust.
  @Test func anyBytesAtAllAreReadWithoutHarm() {
    var random = SystemRandomNumberGenerator()
    guard let good = Packing.bytes(Self.rich) else { return }
    for _ in 0..<3_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = Packing.value(State.self, bytes)
    }
    #expect(Packing.value(State.self, good) == Self.rich)
  }

  @Test func placesThatCannotBeAreNoContext() {
    var state = State()
    state.place = .list(Query(.fish), offset: -5)
    #expect(Self.roundTrip(state) == nil)
  }

  @Test func oneThatIsTooLargeKeepsWhatWasSaidLast() {
    var state = Self.rich
    state.trail = Array(repeating: Self.rich.trail, count: 7).joined().map(\.self)
    let bytes = PackedContext.bytes(state, within: 700, entries: { _ in [] })
    #expect(bytes.count <= 700)
    #expect(PackedContext.state(bytes, entries: { _ in [] })?.focus == state.focus)
  }
}
