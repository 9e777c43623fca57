/// An intents file: its name, as errors cite it, and its text.
public struct SourceFile: Hashable, Sendable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A place in an intents file; lines and columns count from 1.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let column: Int

  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(word: file)
    line.freeze(into: &bytes)
    column.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    file = try bytes.word()
    line = try Int(thawing: &bytes)
    column = try Int(thawing: &bytes)
  }
}
