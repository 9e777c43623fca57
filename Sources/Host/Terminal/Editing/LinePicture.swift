/// How a prompt and a line lie on the rows of a terminal, and what draws them.
struct LinePicture {
  /// A place on the screen, counted from the start of the prompt.
  struct Spot: Hashable {
    var row = 0
    var column = 0
  }

  let size: TerminalSize
  /// How many columns a text takes.
  let measure: (String) -> Int

  /// Draws all anew and gives where the cursor is then.
  ///
  /// `row` is where the last drawing has left it.
  func drawing(
    of buffer: LineBuffer, after prompt: Prompt, from row: Int
  ) -> (text: String, cursor: Spot) {
    let (before, after) = visible(buffer, promptWidth: measure(prompt.text))
    let edge = end(of: before, from: end(of: prompt.text, from: Spot()))
    // The cursor stands where the next character is, and a wide one may have no room on this row.
    let cursor = start(of: after, at: edge)
    let end = end(of: after, from: edge)
    var text = toStart(from: row) + "\u{1B}[J" + prompt.painted + before + after
    // At the right edge the cursor still waits on the row; a newline settles where it is.
    if end.column == 0, end.row > 0 { text += "\r\n" }
    if end.row > cursor.row { text += "\u{1B}[\(end.row - cursor.row)A" }
    text += "\r"
    if cursor.column > 0 { text += "\u{1B}[\(cursor.column)C" }
    return (text, cursor)
  }

  /// Moves to the start of the prompt.
  func toStart(from row: Int) -> String {
    row > 0 ? "\r\u{1B}[\(row)A" : "\r"
  }

  /// Where a text ends that starts at a spot; characters that are too wide for a row go to the
  /// next.
  func end(of text: String, from start: Spot) -> Spot {
    var spot = start
    for character in text {
      spot = self.start(of: String(character), at: spot)
      spot.column += measure(String(character))
      if spot.column >= size.columns { spot = Spot(row: spot.row + 1) }
    }
    return spot
  }

  /// Where a text begins that follows what ends at a spot.
  private func start(of text: String, at spot: Spot) -> Spot {
    let width = text.first.map { measure(String($0)) } ?? 0
    return spot.column + width > size.columns ? Spot(row: spot.row + 1) : spot
  }

  /// The part of a line around the cursor that fits on the screen.
  private func visible(
    _ buffer: LineBuffer, promptWidth: Int
  ) -> (before: String, after: String) {
    let room = max(size.columns, size.columns * (size.rows - 2) - promptWidth)
    guard measure(buffer.text) > room else { return (buffer.before, buffer.after) }
    let after = fitting(buffer.after, into: min(room / 4, measure(buffer.after)))
    let rest = room - measure(after)
    let before = String(fitting(String(buffer.before.reversed()), into: rest).reversed())
    return (
      before.count < buffer.before.count ? "<" + before.dropFirst() : before,
      after.count < buffer.after.count ? after.dropLast() + ">" : after
    )
  }

  private func fitting(_ text: String, into columns: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += measure(String(character))
        return width <= columns
      })
  }
}
