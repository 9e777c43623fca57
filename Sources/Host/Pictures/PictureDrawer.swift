/// What draws pictures on this terminal.
enum PictureDrawer: Hashable, Sendable {
  /// The graphics protocol of Kitty, which takes PNG files.
  case kitty
  /// The inline images of iTerm2.
  case iTerm
  /// The program chafa, which draws with coloured characters; its path.
  case chafa(String)

  /// Those that can be used here, best first; none where output is not coloured.
  ///
  /// Inside of a multiplexer only characters come through.
  static func all(in environment: Environment) -> [PictureDrawer] {
    var drawers: [PictureDrawer] = []
    let program = environment["TERM_PROGRAM"] ?? ""
    let kind = environment["TERM"] ?? ""
    let isMultiplexed =
      environment["TMUX"] != nil || kind.hasPrefix("screen") || kind.hasPrefix("tmux")
    if !isMultiplexed {
      if environment["KITTY_WINDOW_ID"] != nil || kind == "xterm-kitty"
        || ["ghostty", "WezTerm"].contains(program)
      {
        drawers.append(.kitty)
      }
      if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" {
        drawers.append(.iTerm)
      }
    }
    if let path = Executable.search("chafa", in: environment) { drawers.append(.chafa(path)) }
    return drawers
  }

  /// Whether it takes a file of a format.
  func takes(_ format: PictureFormat) -> Bool { self != .kitty || format == .png }
}
