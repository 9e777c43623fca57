/// A number as fish come with: "17.81 g", "36.5 mcg", "160% daily value", "113 g / 4 oz".
struct Amount {
  /// As it was written, whatever the unit.
  let number: Double
  /// In the unit of its fact.
  let value: FactValue

  /// Reads an amount in the unit of its fact; nil for "n/a", a negative number or a foreign unit.
  init?(_ text: String, of fact: Fact) {
    guard case .number(let unit)? = Layout.fish.forms[fact] else { return nil }
    let clean = Markup.line(text)
    let digits = clean.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), number.isFinite, number < 1e9 else { return nil }
    self.number = number
    let word = clean.dropFirst(digits.count).drop { $0 == " " }
      .prefix { $0.isLetter || $0 == "%" || $0 == "µ" }.lowercased()
    if word == "%" {
      value = .number(number, .dailyPercent)
      return
    }
    guard let factor = Self.factor(from: word, to: unit) else { return nil }
    // To nine digits: 1.1 g is 1100 mg, not 1100.0000000000002.
    value = .number(Self.rounded(number * factor), unit)
  }

  private static func factor(from word: String, to unit: Unit) -> Double? {
    // No fish holds nanograms worth telling: they are misspelled milligrams.
    let grams = ["g": 1, "mg": 1e-3, "ng": 1e-3, "mcg": 1e-6, "µg": 1e-6, "ug": 1e-6, "oz": 28.35]
    let units: [Unit: Double] = [.grams: 1, .milligrams: 1e-3, .micrograms: 1e-6]
    guard let own = units[unit] else { return 1 }
    if word.isEmpty { return 1 }
    return grams[word].map { $0 / own }
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}
