/// A difference between two lines that look the same.
package struct InvisibleDifference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case trailingBlank
    /// Composed characters on one side, decomposed ones on the other.
    case composition
    /// A character that shows nothing.
    case unseenCharacter
    /// Another character that looks like a blank, such as a tab or a no-break space.
    case kindOfBlank
    /// The block expects an empty line at its end that did not come.
    case extraEmptyLine
    /// An empty line came at the end.
    case missingEmptyLine
  }

  /// The line in the transcript.
  package let line: Int
  package let kind: Kind
}

extension InvisibleDifference.Kind {
  /// The only kind in which two texts differ, if they differ in no way that can be seen.
  init?(_ expected: String, _ actual: String) {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    if expected == actual {
      self = .composition
    } else if Self.withoutTrailingBlanks(expected).elementsEqual(Self.withoutTrailingBlanks(actual))
    {
      self = .trailingBlank
    } else if Self.withPlainBlanks(expected) == Self.withPlainBlanks(actual) {
      self = .kindOfBlank
    } else if Self.seen(expected) == Self.seen(actual) {
      self = .unseenCharacter
    } else {
      return nil
    }
  }

  private static func withoutTrailingBlanks(_ text: String) -> Substring.UnicodeScalarView {
    var scalars = text.unicodeScalars[...]
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return scalars
  }

  private static func withPlainBlanks(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      plain.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return String(plain)
  }

  private static func seen(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
        }))
  }
}
