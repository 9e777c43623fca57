import Host
import Testing

@Suite struct LogTests {
  func lines(at level: LogLevel?, _ write: (Log) -> Void) -> String {
    let pipe = Pipe()
    write(Log(level: level, writer: LineWriter(descriptor: pipe.writing)) { 1_796_040_000 })
    pipe.finish()
    return String(decoding: pipe.read(), as: UTF8.self)
  }

  @Test func itIsSilentUnlessAskedFor() {
    #expect(lines(at: nil) { $0.error("broken") } == "")
  }

  @Test func aLineHasATimeALevelAndAMessage() {
    #expect(
      lines(at: .warning) { log in
        log.error("broken")
        log.warning("odd")
        log.info("plain")
        log.debug("detail")
      } == "2026-11-30T12:00:00Z error broken\n2026-11-30T12:00:00Z warning odd\n")
  }

  @Test func aMessageIsOneLineThatDrivesNoTerminal() {
    #expect(
      lines(at: .debug) { $0.debug("a\nb\u{1B}[2J\tc\u{9B}d\u{202E}e") }
        == "2026-11-30T12:00:00Z debug a b\u{FFFD}[2J c\u{FFFD}d\u{FFFD}e\n")
  }

  @Test func aMessageNobodyReadsIsNotMade() {
    #expect(
      lines(at: .info) { log in
        log.debug(
          {
            Issue.record("made")
            return ""
          }())
      } == "")
  }
}
