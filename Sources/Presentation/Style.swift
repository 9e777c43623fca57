package import Conversation

/// How lines of text are to look.
package struct Style: Hashable, Sendable {
  package var theme: Theme
  /// Whether escape sequences may be written at all; the plain theme never has any.
  package var color: Bool
  /// Columns of a line; nil never breaks a line, for wires.
  package var width: Int?
  /// Whether only the printable characters of ASCII are used.
  package var ascii: Bool
  /// Whether the terminal follows links (OSC 8).
  package var links: Bool

  package init(
    theme: Theme = .plain, color: Bool = false, width: Int? = nil, ascii: Bool = false,
    links: Bool = false
  ) {
    self.theme = theme
    self.color = color
    self.width = width
    self.ascii = ascii
    self.links = links
  }

  /// Lines for a pipe or a room: no colour, no breaks, no columns.
  package static let wire = Style()

  /// The narrowest and the widest line that is laid out.
  static let widths = 20...200

  /// Prose is not set wider than this, however wide the terminal is.
  static let measure = 80
}
