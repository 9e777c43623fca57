/// A line that is being edited: the text on both sides of the cursor.
struct LineBuffer: Hashable, Sendable {
  private(set) var before = ""
  private(set) var after = ""
  /// Bytes that were pasted or typed over the limit.
  private(set) var discarded = 0

  /// The longest line, in bytes.
  static let limit = LineReader.limit

  init(_ text: String = "") {
    before = text
  }

  var text: String { before + after }
  var isEmpty: Bool { before.isEmpty && after.isEmpty && discarded == 0 }

  /// Puts text in at the cursor; false when not all of it has room.
  mutating func insert(_ text: String) -> Bool {
    let room = max(0, Self.limit - before.utf8.count - after.utf8.count)
    guard text.utf8.count > room else {
      before += text
      return true
    }
    var bytes = 0
    let part = text.prefix { character in
      bytes += character.utf8.count
      return bytes <= room
    }
    before += part
    discarded += text.utf8.count - part.utf8.count
    return false
  }

  /// Counts bytes that never came here.
  mutating func discard(_ bytes: Int) {
    discarded += bytes
  }

  /// Puts another text in place of what is before the cursor.
  mutating func replaceBefore(with text: String) {
    before = text
  }

  mutating func moveLeft() -> Bool {
    guard let character = before.popLast() else { return false }
    after = String(character) + after
    return true
  }

  mutating func moveRight() -> Bool {
    guard !after.isEmpty else { return false }
    before.append(after.removeFirst())
    return true
  }

  mutating func moveHome() {
    self.after = text
    before = ""
  }

  mutating func moveEnd() {
    before = text
    after = ""
  }

  mutating func moveWordLeft() {
    let word = lastWord()
    before.removeLast(word.count)
    after = word + after
  }

  mutating func moveWordRight() {
    let word = after.prefix(while: \.isWhitespace)
    let rest = after.dropFirst(word.count).prefix { !$0.isWhitespace }
    before += word + rest
    after = String(after.dropFirst(word.count + rest.count))
  }

  mutating func eraseLeft() -> Bool {
    before.popLast() != nil
  }

  mutating func eraseRight() -> Bool {
    guard !after.isEmpty else { return false }
    after.removeFirst()
    return true
  }

  /// Erases all before the cursor and gives it.
  mutating func eraseToStart() -> String {
    defer { before = "" }
    return before
  }

  /// Erases all behind the cursor and gives it.
  mutating func eraseToEnd() -> String {
    defer { after = "" }
    return after
  }

  /// Erases the word before the cursor and gives it.
  mutating func eraseWord() -> String {
    let word = lastWord()
    before.removeLast(word.count)
    return word
  }

  /// The word before the cursor, with the blanks behind it.
  private func lastWord() -> String {
    let blanks = before.reversed().prefix(while: \.isWhitespace).count
    let letters = before.dropLast(blanks).reversed().prefix { !$0.isWhitespace }.count
    return String(before.suffix(blanks + letters))
  }
}
