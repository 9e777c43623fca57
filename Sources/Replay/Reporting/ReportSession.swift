/// The reports of one replay, told together.
struct ReportSession {
  private var visible: any Report
  private var junit = JUnitReport()
  private var tally = Tally()
  private var coverage = Coverage()
  private let coverageReport: CoverageReport?
  private(set) var junitText = ""

  init(_ options: ReplayOptions) {
    visible =
      options.tellsTAP
      ? TAPReport()
      : HumanReport(isVerbose: options.isVerbose, isColoured: options.isColoured)
    coverageReport = options.coverage
  }

  /// The tally's status, and 1 when coverage was asked for and is not complete.
  var exitStatus: Int32 {
    let lacks = coverageReport?.isIncomplete(coverage) ?? false
    return max(tally.exitStatus, lacks ? 1 : 0)
  }

  mutating func begin(count: Int) -> String { visible.begin(count: count) }

  mutating func tell(_ result: CaseResult, _ covered: Coverage) -> String {
    tally.add(result)
    coverage.add(covered)
    _ = junit.tell(result)
    return visible.tell(result)
  }

  mutating func end() -> String {
    let remarks = coverageReport?.text(coverage) ?? ""
    junitText = junit.end(tally, remarks: remarks)
    return visible.end(tally, remarks: remarks)
  }
}
