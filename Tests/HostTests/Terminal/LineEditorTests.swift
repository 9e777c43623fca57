import Testing

@testable import Host

@Suite struct LineEditorTests {
  /// The line after some keys, with a bar for the cursor.
  func line(_ keys: [Key], in editor: LineEditor = LineEditor()) -> String {
    var editor = editor
    for key in keys { _ = editor.handle(key) }
    return editor.buffer.before + "|" + editor.buffer.after
  }

  @Test(
    arguments: [
      ([], "|"),
      ([.text("cod")], "cod|"),
      ([.text("cod"), .left, .text("l")], "col|d"),
      ([.text("cod"), .home, .delete], "|od"),
      ([.text("cod"), .home, .endOfInput], "|od"),
      ([.text("cod"), .backspace], "co|"),
      ([.text("cod"), .home, .right, .eraseToEnd], "c|"),
      ([.text("cod"), .left, .eraseToStart], "|d"),
      ([.text("show me cod  "), .eraseWord], "show me |"),
      ([.text("show me cod"), .eraseWord, .eraseWord, .yank, .end, .yank], "show me me |"),
      ([.text("show me cod"), .wordLeft, .wordLeft], "show |me cod"),
      ([.text("show me cod"), .home, .wordRight, .wordRight], "show me| cod"),
      ([.text("👩‍👩‍👦e\u{301}x"), .left, .backspace], "👩‍👩‍👦|x"),
      ([.text("👩‍👩‍👦"), .backspace], "|"),
      ([.text("e"), .text("\u{301}"), .left], "|e\u{301}"),
      ([.text("a"), .paste("b c", discarded: 0)], "ab c|"),
      ([.text("cod"), .escape], "cod|"),
    ] as [([Key], String)])
  func keysChangeTheLine(_ keys: [Key], expected: String) {
    #expect(line(keys) == expected)
  }

  @Test(
    arguments: [
      (.enter, .submit), (.interrupt, .interrupt), (.suspend, .suspend),
      (.clearScreen, .clearScreen),
      (.endOfInput, .endOfInput), (.backspace, .beep), (.delete, .beep), (.left, .beep),
      (.right, .beep), (.up, .beep), (.down, .beep), (.tab, .beep), (.home, .redraw),
    ] as [(Key, LineEditor.Effect)])
  func keysOnAnEmptyLineHaveTheirEffect(_ key: Key, effect: LineEditor.Effect) {
    var editor = LineEditor()
    #expect(editor.handle(key) == effect)
  }

  let history = History(["first", "second", "third"])

  @Test(
    arguments: [
      ([.up], "third|"),
      ([.up, .up, .up, .up], "first|"),
      ([.text("new"), .up, .up, .down, .down], "new|"),
      ([.text("new"), .left, .up, .down], "ne|w"),
      ([.up, .text("!"), .up, .down], "third|"),
      ([.down], "|"),
    ] as [([Key], String)])
  func upAndDownWalkTheHistory(_ keys: [Key], expected: String) {
    #expect(line(keys, in: LineEditor(history: history)) == expected)
  }

  @Test(
    arguments: [
      (["show cod"], "show cod|", .redraw),
      (["show cod", "show coho"], "show co|", .redraw),
      (["shark", "show"], "sh|", .offer(["shark", "show"])),
      ([], "sh|", .beep),
      (["Show cod"], "Show cod|", .redraw),
    ] as [([String], String, LineEditor.Effect)])
  func tabCompletes(_ candidates: [String], expected: String, effect: LineEditor.Effect) {
    var editor = LineEditor { text in
      #expect(text == "sh")
      return candidates
    }
    _ = editor.handle(.text("sh"))
    #expect(editor.handle(.tab) == effect)
    #expect(line([], in: editor) == expected)
  }

  @Test func whatIsBehindTheCursorIsLeftByTab() {
    let editor = LineEditor { _ in ["show"] }
    #expect(line([.text("sh cod"), .home, .right, .right, .tab], in: editor) == "show| cod")
  }

  @Test func aLineOverTheLimitIsCountedAndNotKept() {
    var editor = LineEditor()
    #expect(editor.handle(.text(String(repeating: "x", count: 8191))) == .redraw)
    #expect(editor.handle(.text("é")) == .beep)
    #expect(editor.handle(.text("yz")) == .beep)
    #expect(editor.buffer.text.utf8.count == 8192)
    #expect(editor.buffer.discarded == 3)
    var other = LineEditor()
    #expect(other.handle(.paste("x", discarded: 500)) == .beep)
    #expect(other.buffer.discarded == 500)
  }

  @Test func theHistoryHasNoLineTwiceAndNoPrivateOne() {
    var history = History(["a", "b", "a", " secret", "", "c", "c"])
    #expect(history.lines == ["b", "a", "c"])
    #expect(history.add("b") == true)
    #expect(history.add("b") == false)
    #expect(history.add("\tprivate") == false)
    #expect(history.lines == ["a", "c", "b"])
  }

  @Test func theHistoryKeepsTheLatestThousand() {
    let history = History((1...1500).map { "line \($0)" })
    #expect(history.lines.count == 1000)
    #expect(history.lines.first == "line 501")
  }
}
