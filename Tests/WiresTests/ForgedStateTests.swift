import Catalogs
import Conversation
import Presentation
import Testing

@testable import Wires

/// States that somebody made up, with a checksum that fits.
@Suite("Forged state")
struct ForgedStateTests {
  private static let talks: [[String]] = [
    ["monsters", "more", "more", "open 2", "next", "back"],
    ["comics", "show comic", "next", "previous", "favourite"],
    ["only dragons", "favourites", "compare", "back", "search"],
    ["favourite", "clear", "width", "german", "show comic", "unknown", "unknown"],
    ["ask", "fail"],
  ]

  private static let replayed = [
    "more", "back", "next", "previous", "newer", "open 2", "page 2", "undo", "again", "retry",
    "yes", "filters", "why", "count", "last", "favourites", "comics",
  ]

  private let world = World.obedient
  private let responder: Responder

  init() {
    let world = world
    responder = Responder(
      sessions: Sessions(make: { Session(key: $0, world: world, kept: $1) }),
      presenters: ["en": Presenter(tongue: English()), "de": Presenter(tongue: German())],
      language: "en", nicks: [], library: world.library, now: { 0 })
  }

  private func session() -> Session {
    Session(key: SessionKey(user: "ana", room: ""), world: world)
  }

  @discardableResult
  private func say(_ text: String, to session: Session) async -> JSONAnswer {
    let incoming = Incoming(message: Message(user: "ana", text: text), isDirect: true)
    return responder.answer(await responder.respond(to: incoming, in: session))
  }

  /// The packed states after some talks, without what is sealed before them.
  private func states() async -> [[UInt8]] {
    var states: [[UInt8]] = []
    for talk in Self.talks {
      let session = session()
      for text in talk {
        await say(text, to: session)
        states.append(Array(await session.packed().dropFirst(PackedContext.header)))
      }
    }
    return states
  }

  @Test("is gone on from or is none, and never does harm")
  func forged() async {
    let states = await states()
    var forging = Forging(seed: 11)
    var restored = 0
    for number in 0..<8_000 {
      let bytes = forging.forged(states[number % states.count], others: states)
      let session = session()
      guard await session.restore(PackedContext.sealed(bytes)) else { continue }
      restored += 1
      let start = number % Self.replayed.count
      for text in (Self.replayed[start...] + Self.replayed[..<start]).prefix(7) {
        let answer = await say(text, to: session)
        #expect(!answer.line.isEmpty)
      }
      let packed = await session.packed(within: CarriedState.longest)
      #expect(await self.session().restore(packed))
    }
    #expect(restored > 400)
  }

  @Test("with numbers at the ends of what there is")
  func extremes() async {
    let far = ItemID(.comics, String(Int.max))
    for number in [Int.max, Int.min, Int.max - 5, -1, 100_000] {
      for place: Place in [
        .list(Query(.fish), offset: number), .favourites(offset: number),
        .search("cod", in: nil, offset: number), .item(far), .comparison([far, far], by: .name),
      ] {
        var state = State()
        state.place = place
        state.trail = [.home, place]
        state.focus = [far]
        state.shown = [ItemID(.fish, "haddock"), far]
        state.misses = number
        await talk(from: state)
        state.settings.width = number
        await talk(from: state)
      }
    }
  }

  @Test("with answers that answer themselves")
  func circles() async {
    var state = State()
    state.question = Question(
      kind: .confirm, candidates: [.init(commands: [.yes, .retry, .yes])], total: 1)
    state.failedCommands = [.retry, .yes, .retry]
    await talk(from: state)
    let open = Question.Open(stand: ItemID(.fish, "?1"), items: [ItemID(.fish, "?1")], total: 1)
    state.question = Question(
      kind: .which, candidates: [.init(commands: [.show(open.stand)], item: open.stand)], total: 1,
      further: Array(repeating: open, count: 40))
    await talk(from: state)
    state.settings.language = "xx"
    await talk(from: state)
  }

  @Test("with nothing that is compared is none")
  func comparisonOfNothing() async {
    for items in [[], [ItemID(.fish, "haddock")]] {
      var state = State()
      state.place = .comparison(items, by: nil)
      let made = Session(key: SessionKey(user: "ana", room: ""), world: world, state: state)
      #expect(!(await session().restore(await made.packed())))
    }
  }

  @Test("has nothing to say again")
  func again() async {
    let session = session()
    await say("comics", to: session)
    let other = self.session()
    #expect(await other.restore(await session.packed()))
    #expect(await say("again", to: other).text == "I have not said anything yet.")
  }

  private func talk(from state: State) async {
    for text in Self.replayed {
      let made = Session(
        key: SessionKey(user: "ana", room: ""), world: world, state: state)
      let session = session()
      guard await session.restore(await made.packed()) else { return }
      #expect(!(await say(text, to: session).line.isEmpty))
    }
  }
}
