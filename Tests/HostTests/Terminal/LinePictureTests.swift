import Testing

@testable import Host

@Suite struct LinePictureTests {
  /// What the screen shows after keys, drawn after each of them.
  func picture(_ keys: [Key], columns: Int = 10, rows: Int = 24) -> String {
    var screen = Screen(columns: columns)
    var editor = LineEditor()
    let picture = LinePicture(
      size: TerminalSize(columns: columns, rows: rows), measure: Screen.width)
    var row = 0
    for key in [.home] + keys {
      _ = editor.handle(key)
      let drawing = picture.drawing(
        of: editor.buffer, after: Prompt("> ", painted: "\u{1B}[1m> \u{1B}[0m"), from: row)
      row = drawing.cursor.row
      screen.write(drawing.text)
      #expect(screen.row == drawing.cursor.row)
      #expect(screen.column == drawing.cursor.column)
    }
    return screen.picture
  }

  @Test(
    arguments: [
      ([], "> |"),
      ([.text("cod")], "> cod|"),
      ([.text("cod"), .left], "> co|d"),
      ([.text("cod"), .left, .backspace], "> c|d"),
      ([.text("1234567")], "> 1234567|"),
      ([.text("12345678")], "> 12345678\n|"),
      ([.text("12345678"), .left], "> 1234567|8\n"),
      ([.text("123456789")], "> 12345678\n9|"),
      ([.text("123456789"), .home], "> |12345678\n9"),
      ([.text("123456789"), .home, .eraseToEnd], "> |"),
      ([.text("12345678901234567890"), .home, .right], "> 1|2345678\n9012345678\n90"),
      ([.text("12345678901234567890"), .backspace, .backspace], "> 12345678\n9012345678\n|"),
      ([.text("123456789"), .backspace, .backspace], "> 1234567|"),
      ([.text("日本語")], "> 日_本_語_|"),
      ([.text("1日本語日")], "> 1日_本_語_\n日_|"),
      ([.text("1日本語日"), .left], "> 1日_本_語_\n|日_"),
      ([.text("1日本語日"), .left, .left], "> 1日_本_|語_\n日_"),
    ] as [([Key], String)])
  func theLineAndTheCursorAreWhereTheyShouldBe(_ keys: [Key], expected: String) {
    #expect(picture(keys) == expected)
  }

  @Test(
    arguments: [
      ([], "> <5678\n90123456\n78901234\n567890|"),
      ([.home], "> |123456\n78901234\n56789012\n345>"),
    ] as [([Key], String)])
  func aLineLongerThanTheScreenIsShownAroundTheCursor(_ keys: [Key], expected: String) {
    let text = String(repeating: "1234567890", count: 10)
    let shown = picture([.text(text)] + keys, columns: 8, rows: 6)
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= 5)
    #expect(shown.contains("|"))
    #expect(shown.contains("<") || shown.contains(">"))
  }
}
