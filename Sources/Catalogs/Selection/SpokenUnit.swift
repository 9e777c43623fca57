/// A unit that people say, with what one of it comes to in units of the data.
package enum SpokenUnit: String, CaseIterable, Sendable {
  case grams, milligrams, micrograms, kilograms, ounces, pounds, tons
  case inches, feet, yards, meters, centimeters, millimeters, miles
  case calories, years, dollars

  /// What is measured: only units of the same can be turned into each other.
  ///
  /// What is eaten and what swims are weighed apart: nobody asks for grams of a whole fish.
  private enum Quality {
    case portion, weight, length, energy, time, money
  }

  private var scale: (quality: Quality, size: Double) {
    switch self {
    case .grams: (.portion, 1)
    case .milligrams: (.portion, 0.001)
    case .micrograms: (.portion, 0.000_001)
    case .pounds: (.weight, 1)
    case .ounces: (.weight, 1.0 / 16)
    case .kilograms: (.weight, 2.204_623)
    case .tons: (.weight, 2_204.623)
    case .inches: (.length, 1)
    case .feet: (.length, 12)
    case .yards: (.length, 36)
    case .miles: (.length, 63_360)
    case .meters: (.length, 39.370_08)
    case .centimeters: (.length, 0.393_700_8)
    case .millimeters: (.length, 0.039_370_08)
    case .calories: (.energy, 1)
    case .years: (.time, 1)
    case .dollars: (.money, 1)
    }
  }

  /// How many units of the data one of these is; nil where they measure something else.
  package func factor(to unit: Unit) -> Double? {
    guard let other = SpokenUnit(rawValue: unit.rawValue), scale.quality == other.scale.quality
    else { return nil }
    return scale.size / other.scale.size
  }
}

extension Catalog {
  /// The unit that the numbers of a fact are in; nil where they have none, or the fact is no number.
  package func unit(of fact: Fact) -> Unit? {
    switch Layout.of(id).forms[fact] {
    case .number(.none), .number(.dailyPercent): nil
    case .number(let unit), .yearly(let unit): unit
    case .distances: .feet
    default: nil
    }
  }

  /// The facts, in their order, whose numbers a unit may be said of.
  package func facts(in unit: SpokenUnit) -> [Fact] {
    facts.map(\.fact).filter { fact in
      self.unit(of: fact).map { unit.factor(to: $0) != nil } ?? false
    }
  }
}
