import Synchronization

/// Messages that wait for their turn, first in, first out.
final class Mailbox: Sendable {
  struct Letter: Sendable {
    let message: Message
    let deliver: @Sendable (Reply) async -> Void
  }

  private struct Contents {
    var letters: [Letter] = []
    var isBeingEmptied = false
  }

  private let contents = Mutex(Contents())

  /// Adds a message, and starts to empty the box unless somebody is at it.
  func add(
    _ message: Message, _ deliver: @escaping @Sendable (Reply) async -> Void,
    empty: @escaping @Sendable () async -> Void
  ) {
    let isFirst = contents.withLock { contents in
      contents.letters.append(Letter(message: message, deliver: deliver))
      defer { contents.isBeingEmptied = true }
      return !contents.isBeingEmptied
    }
    if isFirst { Task { await empty() } }
  }

  /// The message that has waited longest; nil ends the emptying.
  func take() -> Letter? {
    contents.withLock { contents in
      guard !contents.letters.isEmpty else {
        contents.isBeingEmptied = false
        return nil
      }
      return contents.letters.removeFirst()
    }
  }
}
