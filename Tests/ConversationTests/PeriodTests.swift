import Catalogs
import Testing

@testable import Conversation

struct PeriodTests {
  /// Monday, 30 November 2026, noon.
  private static let now = 1_796_040_000

  private static func tags(_ value: String, _ comparison: Filter.Comparison = .is) -> [Filter] {
    let list = Command.list(.comics, filters: [Filter(.date, comparison, value)], sort: nil)
    guard case .list(_, let filters?, _, _) = list.dated(at: now) else { return [] }
    return filters
  }

  @Test func monthsAndYearsAreCountedBack() {
    #expect(Self.tags("now month -1") == [Filter(.date, .is, "2026-10")])
    #expect(Self.tags("now month -11") == [Filter(.date, .is, "2025-12")])
    #expect(Self.tags("now year -1") == [Filter(.year, .is, "2025")])
    #expect(Self.tags("now day -1") == [Filter(.date, .is, "2026-11-29")])
  }

  @Test func aWeekIsFromMondayToSunday() {
    let last = [Filter(.date, .min, "2026-11-23"), Filter(.date, .max, "2026-11-29")]
    #expect(Self.tags("now week -1") == last)
    #expect(Self.tags("now week 0", .min) == [Filter(.date, .min, "2026-11-30")])
  }

  @Test func aDayOfTheWeekIsTheLastOneBeforeToday() {
    #expect(Self.tags("now friday -1") == [Filter(.date, .is, "2026-11-27")])
    #expect(Self.tags("now monday -1") == [Filter(.date, .is, "2026-11-23")])
    #expect(Self.tags("now friday 0") == [Filter(.date, .is, "2026-12-04")])
  }

  @Test func otherDatesStay() {
    #expect(Self.tags("2015-05-04") == [Filter(.date, .is, "2015-05-04")])
  }
}
