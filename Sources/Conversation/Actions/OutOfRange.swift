/// A number beyond what there is, with the range that there is.
package struct OutOfRange: Hashable, Codable, Sendable {
  package let number: String
  package let subject: RangeSubject
  package let low: String
  package let high: String

  package init(_ number: String, of subject: RangeSubject, low: String, high: String) {
    self.number = number
    self.subject = subject
    self.low = low
    self.high = high
  }
}
