/// Where one transcript is played: a conversation of its own, with a clock and services that only
/// the transcript moves.
package struct Stage: Sendable {
  package var send: @Sendable (Utterance) async throws -> Rendered
  package var happen: @Sendable (Event) async throws -> Rendered
  /// A part of the state by its name in a check, such as `place`; nil for a name that means
  /// nothing.
  package var state: @Sendable (String) async -> String?
  /// Clears the stage when the transcript has ended, well or not.
  package var leave: @Sendable () async -> Void

  package init(
    send: @escaping @Sendable (Utterance) async throws -> Rendered,
    happen: @escaping @Sendable (Event) async throws -> Rendered,
    state: @escaping @Sendable (String) async -> String? = { _ in nil },
    leave: @escaping @Sendable () async -> Void = {}
  ) {
    self.send = send
    self.happen = happen
    self.state = state
    self.leave = leave
  }
}

/// Sets a stage as a transcript's header wants it.
package typealias StageFactory = @Sendable (Transcript) async throws -> Stage
