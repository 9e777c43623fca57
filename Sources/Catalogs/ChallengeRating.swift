/// Challenge ratings below 1 are fractions: 1/8, 1/4 and 1/2.
package enum ChallengeRating {
  /// "1/4" for 0.25, "17" for 17.
  package static func text(_ rating: Double) -> String {
    switch rating {
    case 0.125: "1/8"
    case 0.25: "1/4"
    case 0.5: "1/2"
    case -1e15...1e15 where rating == rating.rounded(): "\(Int(rating))"
    default: "\(rating)"
    }
  }

  /// The number that a text such as "1/4", "½" or "0.25" stands for.
  package static func number(_ text: String) -> Double? { Quantity(text)?.number }
}
