extension Form {
  func read(_ field: Bytes) throws(Defect) -> FactValue {
    guard let value = value(of: field) else { throw .field }
    return value
  }

  private func value(of field: Bytes) -> FactValue? {
    switch self {
    case .text: .text(field.text)
    case .terms: .terms(field.list.map(\.text))
    case .number(let unit): number(field, unit)
    case .yearly(let unit): yearly(field, unit)
    case .ability: field.integer.map(FactValue.ability)
    case .armor: all(field.list, armorClass).map(FactValue.armor)
    case .hitPoints: hitPoints(field)
    case .distances: all(field.list, distance).map(FactValue.distances)
    case .bonuses: all(field.list, bonus).map(FactValue.bonuses)
    case .challenge: ChallengeRating.number(field.text).map(FactValue.challenge)
    case .episodes: Self.runs(field).map(FactValue.episodes)
    case .date: CalendarDay(iso: field.text).map(FactValue.date)
    case .link(let beginning): .link(beginning + field.text)
    }
  }

  private func number(_ field: Bytes, _ unit: Unit) -> FactValue? {
    if field.lastIndex(of: UInt8(ascii: "%")) == field.count - 1 {
      return field.prefix(field.count - 1).decimal.map { .number($0, .dailyPercent) }
    }
    return field.decimal.map { .number($0, unit) }
  }

  private func yearly(_ field: Bytes, _ unit: Unit) -> FactValue? {
    var rest = field
    guard let amount = rest.take(to: Bytes.space).decimal, let year = rest.integer else {
      return nil
    }
    return .yearly(amount, unit, year: year)
  }

  private func hitPoints(_ field: Bytes) -> FactValue? {
    var rest = field
    guard let points = rest.take(to: Bytes.space).integer, !rest.isEmpty else { return nil }
    return .hitPoints(points, roll: rest.text)
  }

  private func armorClass(_ part: Bytes) -> ArmorClass? {
    var rest = part
    guard let value = rest.take(to: Bytes.space).integer else { return nil }
    let kind = rest.take(to: Bytes.space).text
    var sources: [String] = []
    while !rest.isEmpty { sources.append(rest.take(to: UInt8(ascii: ",")).trimmed.text) }
    return kind.isEmpty ? nil : ArmorClass(value, kind: kind, sources: sources)
  }

  /// The words before the first number name it; the words after it are a remark.
  private func distance(_ part: Bytes) -> Distance? {
    var rest = part
    var name: [String] = []
    while !rest.isEmpty {
      let word = rest.take(to: Bytes.space)
      guard let feet = word.integer else {
        name.append(word.text)
        continue
      }
      let remark = rest.isEmpty ? nil : rest.text
      return name.isEmpty
        ? nil : Distance(name.joined(separator: " "), feet, remark: remark)
    }
    return nil
  }

  private func bonus(_ part: Bytes) -> Bonus? {
    guard let space = part.lastIndex(of: Bytes.space), space > 0,
      let value = part.dropFirst(space + 1).integer
    else { return nil }
    return Bonus(part.prefix(space).text, value)
  }

  /// The numbers of "1-3 7".
  static func runs(_ field: Bytes) -> [Int]? {
    var numbers: [Int] = []
    for word in field.words {
      var rest = word
      guard let low = rest.take(to: UInt8(ascii: "-")).integer else { return nil }
      guard let high = rest.isEmpty ? low : rest.integer, low <= high, high - low < 1000 else {
        return nil
      }
      numbers.append(contentsOf: low...high)
    }
    return numbers
  }

  /// What all parts say; nil as soon as one of them cannot be read.
  private func all<Value>(_ parts: [Bytes], _ read: (Bytes) -> Value?) -> [Value]? {
    var values: [Value] = []
    for part in parts {
      guard let value = read(part) else { return nil }
      values.append(value)
    }
    return values
  }
}
