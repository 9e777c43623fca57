/// What a person has set and Curio remembers.
package struct Settings: Hashable, Codable, Sendable {
  package var theme: Theme?
  package var language: String?
  /// Columns; nil follows the terminal.
  package var width: Int?
  package var speech: Bool?

  package init(
    theme: Theme? = nil, language: String? = nil, width: Int? = nil, speech: Bool? = nil
  ) {
    self.theme = theme
    self.language = language
    self.width = width
    self.speech = speech
  }
}
