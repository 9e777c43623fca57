/// A reply in the forms a wire may need.
///
/// The lines carry no line ends; empty ones among them separate parts on a terminal and are left
/// out on a wire.
package struct RenderedReply: Hashable, Sendable {
  package var lines: [String]
  package var html: String
  /// What would be spoken, or empty.
  package var speech: String

  package init(lines: [String], html: String = "", speech: String = "") {
    self.lines = lines
    self.html = html
    self.speech = speech
  }
}
