import Synchronization
import Testing

@testable import Host

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The prompt on a real terminal device; one after the other, since a process has one terminal
/// mode.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ConsoleTests {
  let terminal: PseudoTerminal
  let folder: TemporaryFolder
  let clock = Clock()

  final class Clock: Sendable {
    let time = Mutex(0)
  }

  init() throws {
    terminal = try PseudoTerminal(columns: 40)
    folder = try TemporaryFolder()
  }

  func console(term: String = "xterm", complete: [String] = []) -> Console {
    Console(
      input: terminal.inside, output: LineWriter(descriptor: terminal.inside),
      environment: Environment(["TERM": term]),
      history: HistoryFile(path: folder.file("history")),
      interrupts: Interrupts { [clock] in clock.time.withLock(\.self) },
      measure: Screen.width, complete: { _ in complete })
  }

  /// What a new prompt begins with, and no drawing of an old one.
  let prompt = "\u{1B}[?2004h\r\u{1B}[J> "

  func text(_ text: String) -> ConsoleInput {
    .line(.text(text))
  }

  @Test func aLineIsEditedAndTheTerminalIsPutBack() async throws {
    async let line = console().readLine(Prompt("> "))
    try await terminal.expect(prompt)
    #expect(terminal.isRaw)
    terminal.type("show me cof\u{7F}d\u{1B}[D\u{1B}[D\u{1B}[D\u{17}\r")
    #expect(try await line == text("show cod"))
    #expect(terminal.isRaw == false)
    #expect(terminal.rest().hasSuffix("\r\n\u{1B}[?2004l"))
    #expect(try folder.text("history") == "show cod\n")
  }

  @Test func aTextComesInAboveTheLineThatIsBeingWritten() async throws {
    let console = console()
    async let line = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("show cod")
    try await terminal.expect("show cod")
    console.interject("a picture")
    try await terminal.expect("\r\u{1B}[Ja picture\r\n\r\u{1B}[J> show cod")
    terminal.type("\r")
    #expect(try await line == text("show cod"))
  }

  @Test func aPastedBlockIsOneMessage() async throws {
    async let line = console().readLine(Prompt("> "))
    try await terminal.expect("\u{1B}[?2004h")
    terminal.type("\u{1B}[200~remove all\nyes\u{1B}[201~")
    terminal.type("\r")
    #expect(try await line == text("remove all yes"))
  }

  @Test func whatIsTypedDuringWorkIsHeardAtOnceAndStaysForThePrompt() async throws {
    let console = console()
    let gate = Gate()
    let heard = Mutex<[String]>([])
    terminal.type("stop\n")
    await console.working(
      patience: 0,
      hearing: { line in
        heard.withLock { $0.append(line) }
        gate.open()
      }
    ) { await gate.wait() }
    #expect(heard.withLock(\.self) == ["stop"])
    #expect(try await console.readLine(Prompt("> ")) == text("stop"))
  }

  @Test func quickWorkHearsNothing() async throws {
    let console = console()
    terminal.type("stop\n")
    await console.working(hearing: { _ in Issue.record("was heard") }) {}
    #expect(try await console.readLine(Prompt("> ")) == text("stop"))
  }

  @Test func linesTypedAheadAreNotLost() async throws {
    let console = console()
    async let line = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("one\rtwo\rthr")
    #expect(try await line == text("one"))
    #expect(try await console.readLine(Prompt("> ")) == text("two"))
    async let third = console.readLine(Prompt("> "))
    terminal.type("ee\r")
    #expect(try await third == text("three"))
  }

  @Test func theHistoryIsThereInTheNextSession() async throws {
    try folder.write(Array("older\nold\n".utf8), to: "history")
    let console = console()
    async let line = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("\u{1B}[A\u{1B}[A\r")
    #expect(try await line == text("older"))
    async let secret = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type(" secret\r")
    #expect(try await secret == text(" secret"))
    async let again = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("\u{1B}[A\r")
    #expect(try await again == text("older"))
    #expect(try folder.text("history") == "older\nold\nolder\n")
  }

  @Test func controlCDropsTheLineAndTwiceEndsIt() async throws {
    let console = console()
    async let line = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("wrong\u{03}")
    try await terminal.expect("wrong")
    try await terminal.expect("^C\r\n")
    try await terminal.expect("> ")
    clock.time.withLock { $0 = 1001 }
    terminal.type("right\r")
    #expect(try await line == text("right"))
    async let end = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    clock.time.withLock { $0 = 5000 }
    terminal.type("\u{03}\u{03}")
    #expect(try await end == .interrupted)
    #expect(terminal.isRaw == false)
  }

  @Test func controlDEndsItOnAnEmptyLineOnly() async throws {
    async let end = console().readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("x\u{04}\u{7F}\u{04}")
    #expect(try await end == .end)
    #expect(terminal.rest().contains("\r\n"))
  }

  @Test func aSignalFromOutsideDropsTheLine() async throws {
    let console = console()
    async let line = console.readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("wrong")
    try await terminal.expect("wrong")
    console.dropLine()
    try await terminal.expect("^C\r\n")
    terminal.type("right\r")
    #expect(try await line == text("right"))
  }

  @Test func tabShowsWhatFitsBelowTheLine() async throws {
    async let line = console(complete: ["show cod", "show coho"]).readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("sh\t\t")
    try await terminal.expect("  show cod\r\n  show coho\r\n")
    try await terminal.expect("> show co")
    terminal.type("d\r")
    #expect(try await line == text("show cod"))
  }

  @Test func aLineOverTheLimitIsToldByItsLength() async throws {
    async let line = console().readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("\u{1B}[200~" + String(repeating: "x", count: 3000))
    for _ in 1...3 {
      try await eventually { terminal.acceptsKeys }
      terminal.type(String(repeating: "x", count: 3000))
    }
    try await eventually { terminal.acceptsKeys }
    terminal.type("\u{1B}[201~\r")
    #expect(try await line == .line(.tooLong(bytes: 12_000)))
  }

  @Test func aNewWidthIsDrawnAtOnce() async throws {
    async let line = console().readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type(String(repeating: "x", count: 30))
    try await terminal.expect(String(repeating: "x", count: 30))
    _ = terminal.rest()
    terminal.resize(columns: 20)
    // The device has no window; the signal would come from its owner.
    kill(getpid(), SIGWINCH)
    try await terminal.expect("\r\u{1B}[1A\u{1B}[J> xxx")
    terminal.type("\r")
    #expect(try await line == text(String(repeating: "x", count: 30)))
  }

  @Test func backInTheForegroundItIsDrawnAnew() async throws {
    async let line = console().readLine(Prompt("> "))
    try await terminal.expect(prompt)
    terminal.type("cod")
    try await terminal.expect("cod")
    TerminalMode.restore()
    #expect(terminal.isRaw == false)
    kill(getpid(), SIGCONT)
    try await terminal.expect("> cod")
    #expect(terminal.isRaw)
    terminal.type("\r")
    #expect(try await line == text("cod"))
  }
}
