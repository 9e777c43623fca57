import Testing

@testable import Host

struct PictureDrawerTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], [PictureDrawer.kitty]),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], [.kitty]),
    (["TERM_PROGRAM": "iTerm.app"], [.iTerm]),
    (["TERM_PROGRAM": "WezTerm"], [.kitty, .iTerm]),
    (["TERM": "xterm-256color"], []),
    // A multiplexer keeps the variables of the terminal around it, and lets no picture through.
    (["TERM": "screen", "KITTY_WINDOW_ID": "1"], []),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], []),
  ])
  func aTerminalIsKnownByItsSigns(environment: [String: String], drawers: [PictureDrawer]) {
    let here = Environment(environment.merging(["PATH": "/nowhere"]) { $1 })
    #expect(PictureDrawer.all(in: here) == drawers)
  }

  @Test func kittyTakesPNGAlone() {
    #expect(PictureDrawer.kitty.takes(.png))
    #expect(!PictureDrawer.kitty.takes(.jpeg))
    #expect(PictureDrawer.iTerm.takes(.gif))
  }
}
