import Conversation
import Host
import Presentation

/// How answers look on this terminal: from the options, the environment and the window, asked anew for each answer.
struct TerminalLook {
  private let options: Options
  private let environment = Environment.process
  private let isColored: Bool

  init(_ options: Options) {
    self.options = options
    isColored = options.color.isOn(
      environment: environment, isTerminal: Terminal.isConnected(to: 1))
  }

  var style: Style {
    Style(
      theme: options.theme ?? .dark, color: isColored,
      width: min(
        TerminalSize.columns(option: options.width, environment: environment, descriptor: 1),
        Self.widest),
      ascii: options.ascii || !environment.isUTF8, links: isColored && hasLinks)
  }

  var prompt: Prompt {
    isColored ? Prompt("> ", painted: "\u{1B}[1m> \u{1B}[0m") : Prompt("> ")
  }

  /// Wider lines are hard to read, however wide the window is.
  private static let widest = 120

  /// Whether the terminal is one that follows links (OSC 8).
  private var hasLinks: Bool {
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
    if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
    if environment["KITTY_WINDOW_ID"] != nil { return true }
    return environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5000 } ?? false
  }
}
