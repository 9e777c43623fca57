/// A reply that is not in words yet: what happened, and what was so when it had happened.
///
/// A session goes on as soon as it knows this much; whoever shows the reply puts it into words.
package final class Draft: Sendable {
  private enum Content {
    case happened([Action], after: Narration.Scene, last: Reply?)
    case told(Reply)
  }

  private let content: Content
  package let outcome: Outcome
  /// Whether the person has taken their leave.
  package let parts: Bool

  /// A draft of the reply to one utterance; `last` is that of the reply before, which may be wanted once more.
  init(_ actions: [Action], after scene: Narration.Scene, last: Draft?) {
    let last = actions.contains(where: \.repeatsLast) ? last?.reply : nil
    content = .happened(actions, after: scene, last: last)
    outcome = .weightiest(of: actions.lazy.map { $0.outcome(repeating: last) })
    parts = actions.contains(where: \.parts)
  }

  /// A reply whose words are there already.
  package init(_ reply: Reply) {
    content = .told(reply)
    outcome = reply.outcome
    parts = reply.effect == .quit
  }

  /// The reply, put into words anew whenever it is asked for.
  package var reply: Reply {
    switch content {
    case .told(let reply): return reply
    case .happened(let actions, let scene, let last):
      var narration = Narration(scene, last: last, outcome: outcome)
      for action in actions { narration.tell(action) }
      return narration.reply
    }
  }

  /// Whether it is worth saying again: a refusal leaves the answer before it the last one.
  var isAnswer: Bool {
    switch outcome {
    case .understood, .corrected, .ask: true
    case .partly, .outOfRange, .unknown, .failed, .ignored: false
    }
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

  fileprivate var parts: Bool {
    if case .talking(.parted) = self { true } else { false }
  }
}
