package import Catalogs

/// An answer of a service as it came.
package struct Answered: Sendable {
  package let wanted: Wanted
  package let answer: ServiceAnswer
  package let delivery: Delivery
  package let validity: Validity
  /// Seconds since 1970.
  package let at: Int
}
