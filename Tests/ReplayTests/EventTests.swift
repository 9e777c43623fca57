import Catalogs
import Testing

@testable import Replay

@Suite("Events")
struct EventTests {
  @Test(
    "are read and written",
    arguments: [
      ("net fish ok", .net(.fish, .ok)),
      ("net all offline", .net(nil, .offline)),
      ("net monsters status 503", .net(.monsters, .status(503))),
      ("net comics timeout", .net(.comics, .timeout)),
      ("net comics slow 3s", .net(.comics, .slow(.seconds(3)))),
      ("net characters body bodies/page 1.json", .net(.characters, .body("bodies/page 1.json"))),
      ("store full", .store(.full)),
      ("store movedAside", .store(.movedAside)),
      ("store ok", .store(.ok)),
      ("voice none", .voice(false)),
      ("voice ok", .voice(true)),
      ("tick 61m", .tick(.seconds(3_660))),
      ("tick 90s", .tick(.seconds(90))),
      ("tick 2h", .tick(.seconds(7_200))),
      ("tick 1d", .tick(.seconds(86_400))),
      ("tick 300ms", .tick(.milliseconds(300))),
      ("tick 0s", .tick(.zero)),
      ("interrupt", .interrupt),
      ("restart", .restart),
      ("eof", .eof),
    ] as [(String, Event)])
  func roundTrip(_ text: String, _ event: Event) {
    #expect(Event(text) == event)
    #expect(event.text == text)
  }

  @Test("a duration may have a fraction, and seconds need no unit")
  func durations() {
    #expect(Event("net comics slow 2.5") == .net(.comics, .slow(.milliseconds(2_500))))
    #expect(Event("tick 90") == .tick(.seconds(90)))
  }

  @Test(
    "others are refused",
    arguments: [
      "", "net", "net fish", "net cod ok", "net fish status", "net fish status 7", "net fish body",
      "net fish slow -1", "net fish ok now", "store", "store lost", "store full now", "voice",
      "voice loud", "tick", "tick soon", "tick -1s", "tick nan",
      "restart now", "interrupt now", "EOF",
    ])
  func refuses(_ text: String) {
    #expect(Event(text) == nil)
  }
}
