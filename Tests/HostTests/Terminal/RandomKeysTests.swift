import Testing

@testable import Host

/// Whatever is typed, the decoder does not depend on how it is cut, and the screen shows what the
/// line is.
@Suite struct RandomKeysTests {
  static let pieces = [
    "a", "b c", "é", "e\u{301}", "日本", "🐟", "\u{1B}", "[", "A", "[200~", "\u{1B}[200~",
    "\u{1B}[201~", "\u{1B}[1;5D", "\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}OF", "\u{7F}",
    "\u{17}",
    "\u{15}", "\u{19}", "\u{01}", "\n", "\t", "\u{1B}]0;x", "\u{07}", "\u{1B}\\", "~", ";", "1",
    "xxxxxxxxxxxxxxxxxxxxx",
  ]

  @Test(arguments: 1...30)
  func theKeysAreTheSameHoweverTheyAreCut(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var input = (1...60).flatMap { _ in
      Array(Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
    }
    for _ in 1...10 { input.insert(.random(in: 0 ... .max, using: &random), at: input.count / 2) }
    var whole = KeyDecoder()
    var cut = KeyDecoder()
    let expected = merged(whole.decode(input))
    #expect(merged(input.flatMap { cut.decode([$0]) }) == expected)
  }

  @Test(arguments: 1...30)
  func theScreenShowsTheLine(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 8...30, using: &random)
    let picture = LinePicture(
      size: TerminalSize(columns: columns, rows: 1000), measure: Screen.width)
    var screen = Screen(columns: columns)
    var decoder = KeyDecoder()
    var editor = LineEditor()
    var row = 0
    for _ in 1...150 {
      for key in decoder.decode((Self.pieces.randomElement(using: &random) ?? "").utf8) {
        _ = editor.handle(key)
      }
      let drawing = picture.drawing(of: editor.buffer, after: Prompt("> "), from: row)
      row = drawing.cursor.row
      screen.write(drawing.text)
      let isRight =
        screen.row == drawing.cursor.row && screen.column == drawing.cursor.column
        && screen.text == "> " + editor.buffer.text
      #expect(isRight, "\(columns) columns, \(editor.buffer), \(screen.picture)")
    }
  }

  /// Text that comes in pieces as one.
  private func merged(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { merged, key in
      if case .text(let new) = key, case .text(let old)? = merged.last {
        merged[merged.count - 1] = .text(old + new)
      } else {
        merged.append(key)
      }
    }
  }
}
