/// Tells what happened: actions in, a reply out, and nothing else.
package enum Narrator {
  /// The reply to one utterance; `last` is the reply before, which may be wanted once more.
  package static func reply(to actions: [Action], after state: State, last: Reply? = nil) -> Reply {
    var narration = Narration(
      after: state, last: actions.contains(where: \.repeatsLast) ? last : nil)
    for action in actions { narration.tell(action) }
    narration.reply.settings = state.settings
    return narration.reply
  }
}

/// A reply in the making.
///
/// It holds what it needs of the state and no more: copies of all that is held are made for every utterance.
struct Narration {
  /// What is so after everything that is told.
  let question: Question?
  let misses: Int
  let settings: Settings
  let last: Reply?
  var reply = Reply()

  init(after state: State, last: Reply?) {
    question = state.question
    misses = state.misses
    settings = state.settings
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

extension Action {
  /// Whether the last reply is said once more.
  fileprivate var repeatsLast: Bool {
    switch self {
    case .talking(.repeated), .talking(.readAloud(lastReply: true)): true
    default: false
    }
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
