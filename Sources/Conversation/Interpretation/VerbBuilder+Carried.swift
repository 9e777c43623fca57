import Catalogs
import Language

/// Bounds that stand between two numbers: "AC 18 and over 200 hit points".
extension VerbBuilder {
  /// The bound of the group behind this one, where "and over" stands before its number and seems to end this one.
  func boundOfNext(after index: Int) -> Filter.Comparison? {
    let slots = builder.reading.slots
    guard index + 1 < slots.count, case .group(let parts) = slots[index].value,
      case .group(let others) = slots[index + 1].value,
      let bound = parts.first(where: { $0.name == "comparison" }), bound.range.count > 1,
      bound.range.upperBound == slots[index].range.upperBound,
      slots[index + 1].range.lowerBound == bound.range.upperBound,
      builder.matcher.isJoin(builder.reading.tokens[bound.range.lowerBound]),
      !others.contains(where: { $0.name == "comparison" }), others.contains(where: \.isNumber)
    else { return nil }
    switch bound.single.flatMap(Filter.Comparison.init) {
    case .min: return .over
    case .max: return .under
    default: return nil
    }
  }
}

extension Slot {
  fileprivate var isNumber: Bool {
    if case .number = value { true } else { false }
  }
}
