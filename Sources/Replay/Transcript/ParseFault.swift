/// Where and why a transcript could not be read; line and column are counted from 1.
package struct ParseFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case notUTF8
    case unknownMark
    case headerWithoutEnd
    case unknownHeader(String, nearest: String?)
    case repeatedHeader(String)
    case headerValue(String, expected: String)
    case speaker
    case blankAfterMark
    case escape
    case nothingSaid
    case event
    case check
  }

  package let path: String
  package let line: Int
  package let column: Int
  package let reason: Reason
  /// The line as it stands.
  package let text: String

  package init(path: String, line: Int, column: Int, reason: Reason, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
    self.text = text
  }
}
