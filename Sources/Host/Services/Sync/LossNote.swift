package import Conversation
import Synchronization

/// The first thing that could not be kept: from then on fetching is in vain.
package final class LossNote: Sendable {
  private let failure = Mutex<StoreFailure?>(nil)

  package init() {}

  package func add(_ new: StoreFailure) { failure.withLock { $0 = $0 ?? new } }

  /// What stood in the way, if anything did.
  package var first: StoreFailure? { failure.withLock(\.self) }

  func check() throws(StoreFailure) {
    if let first { throw first }
  }
}
