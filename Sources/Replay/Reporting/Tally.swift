/// How many files passed and failed.
package struct Tally: Hashable, Sendable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var bad = 0

  mutating func add(_ result: CaseResult) {
    if result.passed {
      passed += 1
    } else {
      failed += 1
    }
    if case .bad = result { bad += 1 }
  }

  /// The last line of every report.
  package var text: String { "\(passed) passed, \(failed) failed" }

  /// 0 when all passed, 2 when a file was bad, 1 when one differed.
  package var exitStatus: Int32 { bad > 0 ? 2 : failed > 0 ? 1 : 0 }
}
