import Testing

@testable import Replay

@Suite("Timestamps")
struct TimestampTests {
  @Test(
    "are read and written",
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("2026-11-30T12:00:00Z", 1_796_040_000),
      ("2000-02-29T23:59:59Z", 951_868_799),
      ("1969-12-31T23:59:59Z", -1),
      ("1600-03-01T00:00:00Z", -11_670_912_000),
    ])
  func roundTrip(_ text: String, _ seconds: Int) {
    #expect(Timestamp.seconds(text) == seconds)
    #expect(Timestamp.text(seconds) == text)
  }

  @Test(
    "other forms are read",
    arguments: [
      ("2026-11-30", 1_795_996_800), ("2026-11-30T12:00Z", 1_796_040_000),
      ("2026-11-30T13:00:00+01:00", 1_796_040_000), ("2026-11-30 07:30:00-0430", 1_796_040_000),
    ])
  func forms(_ text: String, _ seconds: Int) {
    #expect(Timestamp.seconds(text) == seconds)
  }

  @Test(
    "others are refused",
    arguments: [
      "", "today", "2026-13-01", "2026-02-29", "2026-00-10", "2026-11-30T25:00:00Z",
      "2026-11-30T12:00:00", "2026-11-30T12:00:00Zulu", "26-11-30", "2026-11-30T12:00:00+1",
    ])
  func refuses(_ text: String) {
    #expect(Timestamp.seconds(text) == nil)
  }
}
