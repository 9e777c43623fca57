package import Catalogs

/// An answer of a service as it is kept.
package struct Answered: Sendable {
  package let wanted: Wanted
  package let answer: ServiceAnswer
  package let delivery: Delivery
  /// Seconds since 1970.
  package let at: Int

  package init(wanted: Wanted, answer: ServiceAnswer, delivery: Delivery, at: Int) {
    self.wanted = wanted
    self.answer = answer
    self.delivery = delivery
    self.at = at
  }
}
