import Catalogs
package import Conversation

/// A session's context as a request and an answer carry it: text that means nothing to those who pass it on.
package enum CarriedState: Hashable, Sendable {
  /// The request brought none: the conversation begins.
  case none
  case packed([UInt8])
  /// What was brought is no context, or too long for one.
  case bad

  /// The most bytes that are carried: a request has to be a line of less than 8 KiB.
  package static let longest = 4_000

  package init(_ bytes: [UInt8]) { self = .packed(bytes) }

  init(_ value: JSONValue?) {
    switch value {
    case nil, .null, .string(""): self = .none
    case .string(let text) where text.utf8.count <= Self.longest * 2:
      self = Base64.bytes(text).map { .packed($0) } ?? .bad
    default: self = .bad
    }
  }

  /// As it stands in an answer.
  package var text: String? {
    guard case .packed(let bytes) = self else { return nil }
    return Base64.plainText(bytes)
  }

  /// Lets a session go on from here; false when there was something, and it is no context.
  package func restore(_ session: Session) async -> Bool {
    switch self {
    case .none:
      await session.begin()
      return true
    case .packed(let bytes): return await session.restore(bytes)
    case .bad:
      await session.begin()
      return false
    }
  }
}
