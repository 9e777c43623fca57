/// What sessions remember after they have left the memory.
package struct ContextsClient: Sendable {
  /// The packed context of a session that was put away; nil for somebody new.
  package var load: @Sendable (SessionKey) async -> [UInt8]?
  /// Takes sessions that leave the memory; they are saved as soon as they are at rest.
  package var keep: @Sendable ([Leaver]) -> Void
  /// Waits until what was given is saved.
  package var settle: @Sendable () async -> Void

  package init(
    load: @escaping @Sendable (SessionKey) async -> [UInt8]?,
    keep: @escaping @Sendable ([Leaver]) -> Void,
    settle: @escaping @Sendable () async -> Void
  ) {
    self.load = load
    self.keep = keep
    self.settle = settle
  }

  /// How long contexts are kept, in seconds.
  package static let lifetime = 24 * 60 * 60

  /// Forgets all.
  package static let none = ContextsClient(load: { _ in nil }, keep: { _ in }, settle: {})
}
