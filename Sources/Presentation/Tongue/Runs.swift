/// Whole numbers in a row, with neighbours joined.
enum Runs {
  /// "1–3, 5, 7, 8": three or more neighbours become a run.
  static func text(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, number > last.upperBound, number == last.upperBound &+ 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map(text).joined(separator: ", ")
  }

  private static func text(_ run: ClosedRange<Int>) -> String {
    switch run.count {
    case 1: "\(run.lowerBound)"
    case 2: "\(run.lowerBound), \(run.upperBound)"
    default: "\(run.lowerBound)–\(run.upperBound)"
    }
  }
}
