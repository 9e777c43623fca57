extension String {
  /// What a person typed, fit to be repeated: one line of at most 40 characters without controls or invisible marks.
  var quotable: String {
    let visible = unicodeScalars.map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: " "
      default: Character(scalar)
      }
    }
    // Scalars are joined again through a string, so that combining marks find their letters.
    let words = String(String.UnicodeScalarView(visible.flatMap(\.unicodeScalars)))
      .split(separator: " ")
    let line = words.joined(separator: " ")
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}
