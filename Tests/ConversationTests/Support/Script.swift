import Conversation
import Synchronization

/// What utterances mean; each gets a text of its own.
final class Script: Sendable {
  private let meanings = Mutex<[String: Interpretation]>([:])

  func utterance(meaning interpretation: Interpretation) -> String {
    meanings.withLock { meanings in
      let text = "utterance \(meanings.count + 1)"
      meanings[text] = interpretation
      return text
    }
  }

  func meaning(of text: String) -> Interpretation {
    meanings.withLock { $0[text] } ?? .nothing
  }
}
