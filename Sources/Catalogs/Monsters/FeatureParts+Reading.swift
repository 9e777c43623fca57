extension Feature.Area {
  /// "cone 60".
  init?(_ text: Bytes) {
    var rest = text
    let shape = rest.take(to: Bytes.space).text
    guard let feet = rest.integer else { return nil }
    self.init(shape: shape, feet: feet)
  }
}

extension Feature.SavingThrow {
  /// "CON 14 half".
  init?(_ text: Bytes) {
    let words = text.words
    guard words.count == 3, let value = words[1].integer else { return nil }
    self.init(value: value, ability: words[0].text, success: words[2].text)
  }
}

extension Feature.Count {
  /// "Claw x 2"; the name may hold spaces, and so may the count.
  init?(_ text: Bytes) {
    let words = text.words
    guard let times = words.lastIndex(where: { $0.count == 1 && $0.first == UInt8(ascii: "x") }),
      times > 0, times + 1 < words.count
    else { return nil }
    self.init(
      name: words[..<times].map(\.text).joined(separator: " "),
      count: words[(times + 1)...].map(\.text).joined(separator: " "))
  }
}

extension Feature.Damage {
  /// "1d8+2 slashing (two handed)", "7d6 poison, CON 15 half".
  init?(_ text: Bytes) {
    var rest = text
    var damage = rest.take(to: UInt8(ascii: ","))
    let dice = damage.take(to: Bytes.space)
    let type = damage.take(to: Bytes.space)
    guard !dice.isEmpty, !type.isEmpty else { return nil }
    self.init(dice: dice.text, type: type.text)
    if !damage.isEmpty { remark = damage.dropFirst(1).prefix(damage.count - 2).text }
    if !rest.isEmpty {
      guard let save = Feature.SavingThrow(rest.trimmed) else { return nil }
      self.save = save
    }
  }
}
