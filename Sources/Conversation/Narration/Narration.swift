/// A reply in the making: tells what happened, and nothing else.
struct Narration {
  /// What is so after everything that is told; of the state what telling needs and no more.
  struct Scene: Sendable {
    let question: Question?
    let misses: Int
    let settings: Settings

    init(_ state: borrowing State) {
      question = state.question
      misses = state.misses
      settings = state.settings
    }
  }

  let scene: Scene
  /// The reply before, where it is said once more.
  let last: Reply?
  var reply: Reply

  init(_ scene: Scene, last: Reply?, outcome: Outcome) {
    self.scene = scene
    self.last = last
    reply = Reply(outcome: outcome, settings: scene.settings)
  }

  mutating func tell(_ action: Action) {
    switch action {
    case .hearing(let action): tell(action)
    case .browsing(let action): tell(action)
    case .telling(let action): tell(action)
    case .filtering(let action): tell(action)
    case .favouring(let action): tell(action)
    case .setting(let action): tell(action)
    case .talking(let action): tell(action)
    case .fetching(let action): tell(action)
    case .failed(_, let trouble): tell(trouble)
    }
  }

  mutating func say(_ sentence: Sentence) { reply.blocks.append(.sentence(sentence)) }

  mutating func show(_ block: Block) { reply.blocks.append(block) }
}
