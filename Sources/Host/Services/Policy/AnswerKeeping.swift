package import Catalogs

/// Where the answers of a service outlive the process.
package struct AnswerKeeping: Sendable {
  package var keep: @Sendable (Answered) async -> Void
  package var recall: @Sendable (Wanted) async -> KeptAnswer?
  /// The service has said now, in seconds since 1970, that its answer is still the same.
  package var confirm: @Sendable (Wanted, Validity, _ now: Int) async -> Void

  package init(
    keep: @escaping @Sendable (Answered) async -> Void,
    recall: @escaping @Sendable (Wanted) async -> KeptAnswer?,
    confirm: @escaping @Sendable (Wanted, Validity, _ now: Int) async -> Void
  ) {
    self.keep = keep
    self.recall = recall
    self.confirm = confirm
  }

  /// Nothing is kept.
  package static let none = AnswerKeeping(
    keep: { _ in }, recall: { _ in nil }, confirm: { _, _, _ in })
}

/// An answer as it was kept, with what its service said of it.
package struct KeptAnswer: Hashable, Sendable {
  package let delivery: Delivery
  package let etag: String?
  /// Until when it may be used without asking, in seconds since 1970.
  package let holds: Int
}
