import Catalogs
import Host
import Testing

@testable import curio

@Suite struct ProgressTextTests {
  private static func progress(_ done: Int, of total: Int?, fetched: Int) -> SyncProgress {
    var progress = SyncProgress(.comics)
    (progress.done, progress.total, progress.fetched) = (done, total, fetched)
    return progress
  }

  @Test(arguments: [
    (progress(0, of: nil, fetched: 0), 0, "comics: 0"),
    (progress(1200, of: 3287, fetched: 600), 2000, "comics: 1200 of 3287, 300 a second, 6 s left"),
    (progress(3, of: 3287, fetched: 3), 6000, "comics: 3 of 3287, 0.5 a second, 109 min left"),
    (progress(7, of: 7, fetched: 7), 1000, "comics: 7 of 7, 7.0 a second"),
    (progress(7, of: nil, fetched: 30), 1000, "comics: 7, 30 a second"),
  ])
  func tellsCountPaceAndTimeLeft(_ progress: SyncProgress, _ elapsed: Int, _ line: String) {
    #expect(ProgressText.line(progress, elapsed: elapsed) == line)
  }

  @Test(arguments: [
    (80, "comics: [#######-------------] 1200 of 3287, 300 a second, 6 s left"),
    (60, "comics: [####--------] 1200 of 3287, 300 a second, 6 s left"),
    (48, "comics: 1200 of 3287, 300 a second, 6 s left"), (20, "comics: 1200 of 328"),
    (1, ""),
  ])
  func staysWithinItsTerminal(_ width: Int, _ line: String) {
    let progress = Self.progress(1200, of: 3287, fetched: 600)
    let shown = ProgressText.line(progress, elapsed: 2000, width: width)
    #expect(shown == line)
    #expect(shown.count < width)
  }
}
