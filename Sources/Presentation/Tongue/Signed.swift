/// Numbers whose sign is always shown.
package enum Signed {
  /// "+5", "+0", "-1".
  package static func text(_ number: Int) -> String { number < 0 ? "\(number)" : "+\(number)" }
}
