/// The report for people: what differs, and at the end how many.
struct HumanReport: Report {
  var isVerbose = false
  var isColoured = false

  func begin(count: Int) -> String { "" }

  func tell(_ result: CaseResult) -> String {
    if case .played(let played, accepted: true) = result {
      let blocks = played.edits.count == 1 ? "1 block" : "\(played.edits.count) blocks"
      return "accepted \(blocks) in \(result.path)\n"
    }
    if result.passed { return isVerbose ? "ok \(result.path)\n" : "" }
    let head = isVerbose ? "FAILED \(result.path)\n" : ""
    return head + result.details(isColoured: isColoured) + "\n"
  }

  func end(_ tally: Tally, remarks: String) -> String { remarks + tally.text + "\n" }
}
