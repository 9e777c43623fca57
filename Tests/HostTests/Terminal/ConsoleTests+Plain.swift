import Synchronization
import Testing

@testable import Host

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ConsoleTests {
  @Test func aDumbTerminalEditsItsOwnLines() async throws {
    let console = console(term: "dumb")
    async let line = console.readLine(Prompt("> ", painted: "\u{1B}[1m> "))
    try await terminal.expect("> ")
    #expect(terminal.isRaw == false)
    terminal.type("cod\n")
    #expect(try await line == text("cod"))
    async let end = console.readLine(Prompt("> "))
    try await terminal.expect("> ")
    console.dropLine()
    try await terminal.expect("\r\n> ")
    terminal.type("\u{04}")
    #expect(try await end == .end)
    #expect(terminal.rest().contains("\u{1B}") == false)
  }

  @Test func withoutATerminalThereIsNoPrompt() async throws {
    let (input, output) = (Pipe(), Pipe())
    input.write("cod\nhaddock")
    input.finish()
    let console = Console(
      input: input.reading, output: LineWriter(descriptor: output.writing),
      environment: Environment(["TERM": "xterm"]), measure: Screen.width)
    for expected in [text("cod"), text("haddock"), .end] {
      #expect(try await console.readLine(Prompt("> ")) == expected)
    }
    output.finish()
    #expect(output.read() == [])
  }

  @Test func aPictureMovesUntilAKeyIsPressed() async throws {
    let console = console()
    let terminal = terminal
    async let done: Void = console.animate(every: 1) { number, size in
      "frame \(number) of \(size.columns)\nsea"
    }
    try await terminal.expect("\u{1B}[?1049h\u{1B}[?25l")
    try await terminal.expect("frame 0 of 40\u{1B}[K\r\nsea")
    try await terminal.expect("frame 2 of 40")
    terminal.type("q")
    try await done
    #expect(terminal.rest().hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(terminal.isRaw == false)
  }

  @Test func aPictureStandsStillWhereNothingCanMove() async throws {
    try await console(term: "dumb").animate(every: 1) { number, _ in "frame \(number)" }
    #expect(terminal.rest() == "frame 0\r\n")
  }

  @Test func theTerminalIsPutBackWhenTheProcessIsEnded() async throws {
    await #expect(processExitsWith: .success) {
      let terminal = try PseudoTerminal()
      let child = Console(
        input: terminal.inside, output: LineWriter(descriptor: terminal.inside),
        environment: Environment(["TERM": "xterm"]), measure: { $0.count })
      Task.detached { try await child.readLine(Prompt("> ")) }
      try await terminal.expect("> ")
      #expect(terminal.isRaw)
      let watch = Signals.watch(.terminate) { _ in TerminalMode.restore(leaving: true) }
      kill(getpid(), SIGTERM)
      try await eventually { !terminal.isRaw }
      try await terminal.expect("\u{1B}[?2004l\r\n")
      _ = watch
    }
  }
}
