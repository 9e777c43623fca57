/// Moments as ISO 8601 writes them, in the calendar that goes on for ever both ways.
package enum Timestamp {
  /// Reads `2026-11-30T12:00:00Z`, without seconds too, with an offset such as `+01:00`, or a day
  /// alone; seconds since 1970.
  package static func seconds(_ text: String) -> Int? {
    var rest = text[...]
    guard let year = number(&rest, 4), take("-", &rest), let month = number(&rest, 2),
      take("-", &rest), let day = number(&rest, 2), 1...12 ~= month, 1...31 ~= day
    else { return nil }
    let midnight = days(year, month, day) * 86_400
    guard civil(midnight / 86_400 - (midnight % 86_400 < 0 ? 1 : 0)).month == month else {
      return nil
    }
    if rest.isEmpty { return midnight }
    guard take("T", &rest) || take("t", &rest) || take(" ", &rest), let hour = number(&rest, 2),
      take(":", &rest), let minute = number(&rest, 2), hour < 24, minute < 60
    else { return nil }
    var second = 0
    if take(":", &rest) {
      guard let value = number(&rest, 2), value < 60 else { return nil }
      second = value
    }
    guard let offset = offset(rest) else { return nil }
    return midnight + hour * 3_600 + minute * 60 + second - offset
  }

  /// Writes a moment, in UTC.
  package static func text(_ seconds: Int) -> String {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - day * 86_400
    let date = civil(day)
    return "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
      + "T\(padded(rest / 3_600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))Z"
  }

  private static func offset(_ text: Substring) -> Int? {
    var rest = text
    if take("Z", &rest) || take("z", &rest) { return rest.isEmpty ? 0 : nil }
    let sign = take("+", &rest) ? 1 : take("-", &rest) ? -1 : 0
    guard sign != 0, let hours = number(&rest, 2), take(":", &rest) || !rest.isEmpty,
      let minutes = number(&rest, 2), rest.isEmpty, hours < 24, minutes < 60
    else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }

  private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private static func number(_ rest: inout Substring, _ digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.utf8.count == digits, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(text)
  }

  private static func padded(_ number: Int, _ digits: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Days since 1970; the year begins in March, so that the leap day comes last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
