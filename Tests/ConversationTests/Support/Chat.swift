import Catalogs
import Conversation

/// A chat with one session over the embedded catalogs; what an utterance means is given with it.
struct Chat {
  let script = Script()
  let store: ScriptedStore
  let trace = TraceLog()
  let session: Session
  private let shelf: Shelf

  /// Random numbers come in the order given, then zeros.
  init(
    user: String = "ana", store: ScriptedStore = ScriptedStore(), random: [UInt64] = [],
    speech: Bool = true, library: Library = .embedded, services: ScriptedServices? = nil
  ) {
    self.store = store
    var world = World.scripted(
      script, store: store, random: random, speech: speech, library: library)
    if let services {
      world.live = services.client
      world.now = { services.now }
    }
    shelf = world.shelf
    session = Session(
      key: SessionKey(user: user, room: ""), world: world, trace: { [trace] in trace.add($0) })
  }

  var state: State { get async { await session.state } }

  /// Says something that means these commands.
  @discardableResult
  func say(_ commands: Command..., mended: [String] = [], because lines: [String] = ["said so"])
    async -> Reply
  {
    await hear(.commands(commands, mended: mended, reasoning: Reasoning(lines: lines)))
  }

  /// Says something that is taken like this.
  @discardableResult
  func hear(_ interpretation: Interpretation) async -> Reply {
    await session.reply(to: Message(text: script.utterance(meaning: interpretation)))
  }

  /// Waits for what goes on in the background.
  func settle() async { await shelf.ahead.settle() }
}
