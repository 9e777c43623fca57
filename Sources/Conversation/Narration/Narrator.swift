/// Tells what happened: actions in, a reply out, and nothing else.
package enum Narrator {
  /// The reply to one utterance; `last` is the reply before, which may be wanted once more.
  package static func reply(to actions: [Action], after state: State, last: Reply? = nil) -> Reply {
    var narration = Narration(state: state, last: last)
    for action in actions { narration.tell(action) }
    narration.reply.settings = state.settings
    return narration.reply
  }
}

/// A reply in the making.
struct Narration {
  /// The state after everything that is told.
  let state: State
  let last: Reply?
  var reply = Reply()

  init(state: State, last: Reply?) {
    self.state = state
    self.last = last
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

  /// Keeps the outcome that says most about what a person should do next.
  mutating func note(_ outcome: Outcome) {
    if outcome.weight > reply.outcome.weight { reply.outcome = outcome }
  }
}

extension Outcome {
  fileprivate var weight: Int {
    switch self {
    case .understood: 0
    case .corrected: 1
    case .ignored: 2
    case .ask: 3
    case .partly: 4
    case .outOfRange: 5
    case .unknown: 6
    case .failed: 7
    }
  }
}
