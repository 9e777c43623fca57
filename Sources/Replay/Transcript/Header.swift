package import Conversation
package import Wires

/// The settings of one transcript; what is nil is as the program has it.
package struct Header: Hashable, Sendable {
  /// Where the conversation takes place.
  package enum Run: String, CaseIterable, Hashable, Sendable {
    /// Within the replaying process.
    case inProcess = "in-process"
    /// In the program itself, through real pipes.
    case process
  }

  package enum Color: String, CaseIterable, Hashable, Sendable {
    case auto, always, never
  }

  package var seed: UInt64?
  /// Seconds since 1970, UTC.
  package var now: Int?
  package var width: Int?
  package var theme: Theme?
  package var language: String?
  package var wire: WireName?
  package var nick: String?
  /// Rooms to be in, on the irc wire.
  package var join: [String]?
  package var offline: Bool?
  package var speak: Bool?
  package var run: Run?
  package var ascii: Bool?
  package var color: Color?
  /// Whether commands, workflows and actions are told on standard error.
  package var trace: Bool?

  package init() {}

  /// The lines that give these settings, in the order of the table.
  package var lines: [String] {
    HeaderField.all.compactMap { field in field.write(self).map { "\(field.name): \($0)" } }
  }
}
