extension CalendarDay {
  /// The day of a moment in seconds since 1970, UTC.
  package init(seconds: Int) {
    // Days since 1 March of the year 0, in eras of 400 years, so that leap days come last.
    let days = seconds.dividedDown(by: 86_400) + 719_468
    let era = days.dividedDown(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let calendarMonth = month < 10 ? month + 3 : month - 9
    self.init(
      year: yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0), month: calendarMonth,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }
}

extension Int {
  /// Division that rounds down, below zero too.
  fileprivate func dividedDown(by other: Int) -> Int {
    (self - (self % other + other) % other) / other
  }
}
