/// A text made fit for a speech program.
enum SpeechText {
  /// The longest text that is spoken, in characters: about 45 seconds.
  static let characterLimit = 600

  /// The longest in bytes, which a pipe takes at once without a reader.
  static let byteLimit = 4096

  /// Nil when nothing is left to be said.
  static func prepared(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Two brackets begin a code for single sounds.
      if scalar == "[", scalars.last == "[" { scalars.append(" ") }
      scalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    let clean = shortened(trimmed(Substring(String(scalars))))
    // A line that begins so is an order to a speech server.
    return clean.isEmpty ? nil : clean.hasPrefix("!-!") ? " " + clean : String(clean)
  }

  /// Cuts at the last blank within the limits, if there is one.
  private static func shortened(_ text: Substring) -> Substring {
    var part = text.prefix(characterLimit)
    // A single character can be of any length.
    if part.utf8.count > byteLimit - 1 {
      part = Substring(String(part.unicodeScalars.prefix((byteLimit - 1) / 4)))
    }
    guard part.utf8.count < text.utf8.count, let blank = part.lastIndex(of: " ") else {
      return part
    }
    return trimmed(part[..<blank])
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
