extension CalendarDay {
  /// Reads "2015-07-03"; nil when the text is not of that form or names no day.
  package init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      1...12 ~= month, 1...31 ~= day
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// "2015-07-03".
  package var iso: String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  /// The day as a number that grows with time: 20150703.
  var ordinal: Double { Double(year) * 10_000 + Double(month * 100 + day) }
}
