/// A search that says where to look: "kite in hover text".
struct SearchScope {
  /// What is looked for.
  let text: String

  /// How people name the words of comics, behind what they look for.
  private static let places = [
    "in hover text", "in hover texts", "in the hover text", "in the hover texts", "in alt text",
    "in alt texts", "in the alt text", "in transcripts", "in the transcript",
    "in the transcripts", "im mausover-text", "in mausover-texten", "im tooltip", "in tooltips",
    "im transkript", "in transkripten", "in den transkripten",
  ]

  /// Nil for a text that names no place.
  init?(_ text: String) {
    let folded = text.lowercased()
    guard let place = Self.places.first(where: { folded.hasSuffix(" " + $0) }) else { return nil }
    self.text = String(text.dropLast(place.count + 1))
  }
}
