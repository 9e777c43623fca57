/// What came of one file.
package enum CaseResult: Sendable {
  /// It was played; `accepted` when it differed and was rewritten.
  case played(TranscriptResult, accepted: Bool)
  /// It could not be read or is malformed, for this reason.
  case bad(path: String, reason: String)

  var path: String {
    switch self {
    case .played(let result, _): result.transcript.path
    case .bad(let path, _): path
    }
  }

  var passed: Bool {
    switch self {
    case .played(let result, let accepted): result.passed || accepted
    case .bad: false
    }
  }

  /// Why it failed, in full, each line with its line feed.
  func details(isColoured: Bool = false) -> String {
    switch self {
    case .played(let result, _): UnifiedDiff(result: result, isColoured: isColoured).text
    case .bad(_, let reason): reason + "\n"
    }
  }
}
