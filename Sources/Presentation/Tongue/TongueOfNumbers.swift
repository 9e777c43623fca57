package import Catalogs

/// How numbers, units and days are written.
package protocol TongueOfNumbers: Sendable {
  /// What stands between thousands, and before decimals.
  var separators: (thousands: String, decimals: String) { get }
  /// A number that is already written, with its unit: "82 calories".
  func quantity(_ number: String, _ unit: Unit, isOne: Bool) -> String
  func yearly(_ quantity: String, year: Int) -> String
  /// "21 August 2026".
  func date(_ day: CalendarDay) -> String
  /// "August 21st 2026".
  func spokenDate(_ day: CalendarDay) -> String
  /// Episodes by number, runs already joined: "1–3, 5".
  func episodes(_ runs: String, count: Int) -> String
  /// What a serving holds, in one line.
  func nutrition(_ parts: [(fact: Fact, amount: String)], serving: String?) -> String
}
