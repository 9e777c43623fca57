/// An exact number as people write them: whole, decimal or a fraction.
public struct Number: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let numerator: Int
  /// At least 1.
  public let denominator: Int

  /// A number; numerators beyond twelve digits are cut to the largest one, which is out of every range.
  public init(_ numerator: Int, over denominator: Int = 1) {
    self.numerator = max(-Number.limit, min(Number.limit, numerator))
    self.denominator = max(1, denominator)
  }

  static let limit = 999_999_999_999

  public var value: Double { Double(numerator) / Double(denominator) }
  public var isWhole: Bool { numerator % denominator == 0 }

  public static func < (left: Number, right: Number) -> Bool { left.value < right.value }

  /// "12", "1/4" or "2.5".
  public var description: String {
    if isWhole { return String(numerator / denominator) }
    if [2, 3, 4, 8].contains(denominator) { return "\(numerator)/\(denominator)" }
    return String(value)
  }
}

extension Number: Frozen {
  func freeze(into bytes: inout Freezer) {
    numerator.freeze(into: &bytes)
    denominator.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self.init(try Int(thawing: &bytes), over: try Int(thawing: &bytes))
  }
}
