/// Makes plain text of what services send as HTML.
enum Markup {
  /// Tags go, references are decoded once, white space is folded; blocks and list items become lines.
  static func plain(_ html: String) -> String {
    let characters = Array(html.unicodeScalars)
    var text = String.UnicodeScalarView()
    var position = 0
    while position < characters.count {
      if characters[position] == "<", let tag = tag(in: characters, at: position) {
        if blocks.contains(tag.name) { text.append("\n") }
        position = tag.end
        if hidden.contains(tag.name), !tag.closes {
          position = skip(tag.name, in: characters, from: position)
        }
      } else {
        // Line ends of the source are white space like any other.
        let isBreak = characters[position] == "\n" || characters[position] == "\r"
        text.append(isBreak ? " " : characters[position])
        position += 1
      }
    }
    return lines(Entities.decoded(String(text)))
  }

  /// One line, white space folded, without tags or references.
  static func line(_ text: String) -> String { folded(Entities.decoded(stripped(text))) }

  /// A text of one line with the white space folded and nothing else changed.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var isGap = false
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      if scalar.properties.isWhitespace {
        isGap = true
      } else {
        if isGap, !folded.isEmpty { folded.append(" ") }
        folded.append(scalar)
        isGap = false
      }
    }
    return String(folded)
  }

  /// A text of several lines, each folded, none empty.
  static func lines(_ text: String) -> String {
    text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
      .map { folded(String($0)) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func stripped(_ text: String) -> String {
    guard text.contains("<") else { return text }
    let characters = Array(text.unicodeScalars)
    var rest = String.UnicodeScalarView()
    var position = 0
    while position < characters.count {
      if characters[position] == "<", let tag = tag(in: characters, at: position),
        known.contains(tag.name)
      {
        position = tag.end
      } else {
        rest.append(characters[position])
        position += 1
      }
    }
    return String(rest)
  }

  /// A tag that begins at a place; nil for a `<` that begins none, as in “a < b”.
  private static func tag(
    in characters: [Unicode.Scalar], at start: Int
  ) -> (name: String, closes: Bool, end: Int)? {
    var position = start + 1
    let closes = position < characters.count && characters[position] == "/"
    if closes { position += 1 }
    var name = ""
    while position < characters.count,
      characters[position].properties.isAlphabetic
        || ("0"..."9").contains(characters[position])
    {
      name.unicodeScalars.append(characters[position])
      position += 1
    }
    if name.isEmpty, characters[start...].starts(with: "<!--".unicodeScalars) { name = "!" }
    guard !name.isEmpty else { return nil }
    var quote: Unicode.Scalar?
    while position < characters.count {
      let character = characters[position]
      position += 1
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return (name.lowercased(), closes, position)
      } else if character == "<" {
        return nil
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return nil
  }

  /// The place after the end of an element whose content nobody reads.
  private static func skip(
    _ name: String, in characters: [Unicode.Scalar], from start: Int
  ) -> Int {
    var position = start
    while position < characters.count {
      if characters[position] == "<", let tag = tag(in: characters, at: position),
        tag.closes, tag.name == name
      {
        return tag.end
      }
      position += 1
    }
    return characters.count
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // No width, or the power to turn around the text after it.
    case 0x200B, 0xFEFF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static let hidden: Set<String> = ["script", "style"]
  private static let blocks: Set<String> = [
    "p", "br", "li", "ul", "ol", "div", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table",
  ]
  /// Tags that a title may hold; other text in angle brackets is the title's own.
  private static let known: Set<String> = [
    "a", "b", "i", "u", "em", "strong", "span", "font", "sup", "sub", "br", "small", "big", "tt",
    "code", "img", "p", "div", "s",
  ]
}
