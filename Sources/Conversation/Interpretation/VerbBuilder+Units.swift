import Catalogs
import Language

/// Numbers with the units that people say.
extension VerbBuilder {
  /// A number in the unit that the data have for a fact; nil where no other unit was said, or one of something else.
  func amount(_ slot: Slot, of fact: Fact, _ parts: [Slot]) -> String? {
    guard let unit = Self.unit(among: parts), let catalog else { return nil }
    return amount(slot, of: fact, in: catalog, unit)
  }

  func amount(_ slot: Slot, of fact: Fact, in catalog: CatalogID, _ unit: SpokenUnit) -> String? {
    guard case .number(let number) = slot.value,
      let factor = builder.library[catalog].unit(of: fact).flatMap(unit.factor), factor != 1
    else { return nil }
    return (number.value * factor).inShort
  }

  /// The unit among some slots: of a number, or one that tells by itself what is counted ("2 feet").
  static func unit(among parts: [Slot]) -> SpokenUnit? {
    parts.first { $0.name == "unit" || $0.name.hasSuffix(".unit") }?.single
      .flatMap(SpokenUnit.init)
  }
}

extension Double {
  /// A whole number as it is, another with three digits that count and one behind the point; what is huge is whole.
  fileprivate var inShort: String {
    // What is less than the least that is told is nothing to speak of.
    if abs(self) < 0.0005 { return "0" }
    let whole = rounded()
    if abs(self - whole) < 1e-9 * Swift.max(1, abs(self)) { return "\(Int(whole))" }
    if abs(self) >= 10_000 { return "\(Int(whole))" }
    var scale = 10.0
    while abs(self) * scale < 100, scale < 1e9 { scale *= 10 }
    let short = (self * scale).rounded() / scale
    return short == short.rounded() ? "\(Int(short))" : "\(short)"
  }
}
