/// What stands before the line that a person writes.
package struct Prompt: Hashable, Sendable {
  package let text: String
  /// The same with colour.
  package let painted: String

  package init(_ text: String, painted: String? = nil) {
    self.text = text
    self.painted = painted ?? text
  }
}
