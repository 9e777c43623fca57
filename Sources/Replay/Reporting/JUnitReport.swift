/// The report that build servers read.
struct JUnitReport: Report {
  private var cases: [String] = []

  func begin(count: Int) -> String { "" }

  mutating func tell(_ result: CaseResult) -> String {
    let name = Self.escaped(result.path)
    let head = "<testcase classname=\"transcripts\" name=\"\(name)\""
    if result.passed {
      cases.append("\(head)/>")
    } else {
      let details = result.details()
      let kind = if case .bad = result { "error" } else { "failure" }
      let message = Self.escaped(Self.message(details))
      cases.append(
        "\(head)><\(kind) message=\"\(message)\">\(Self.escaped(details))</\(kind)></testcase>")
    }
    return ""
  }

  /// The whole document, since its first element must know the numbers.
  func end(_ tally: Tally, remarks: String) -> String {
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(tally.failed - tally.bad)\" errors=\"\(tally.bad)\""
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
        "<testsuite name=\"curio\" \(counts)>",
      ] + cases + ["</testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first place that differs, or the first line there is.
  private static func message(_ details: String) -> String {
    let lines = details.split(separator: "\n")
    guard let hunk = lines.first(where: { $0.hasPrefix("@@") }) else {
      return lines.first.map(String.init) ?? ""
    }
    let words = hunk.split(separator: " ", maxSplits: 4)
    return words.last.map(String.init) ?? ""
  }

  /// The text with what means something in XML, and what XML does not allow, written out.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        let isForbidden =
          scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
          || scalar.properties.isNoncharacterCodePoint
        if isForbidden {
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
