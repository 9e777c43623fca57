/// A piece of an answer as a room without tables and columns hears it: pieces follow each other in a line.
package struct RoomPiece: Hashable, Sendable {
  package let text: String
  package let isBold: Bool
  /// Whether it begins a new line.
  package let startsLine: Bool

  package init(_ text: String, isBold: Bool = false, startsLine: Bool = false) {
    self.text = text
    self.isBold = isBold
    self.startsLine = startsLine
  }
}
