/// Numbers of which a record has several that go by names: among what swims, "over 50" is how fast it swims.
extension Fact {
  /// The one part of this fact that some filters demand; nil where they name none, or several.
  func part(namedIn filters: [Filter]) -> String? {
    let names = filters.filter { $0.isPlain && $0.field == self }.flatMap(\.parts).map(\.value)
    return names.count == 1 && Quantity(names[0]) == nil ? names[0] : nil
  }
}

extension Filter {
  /// A bound that says not which part of its fact is bounded, as one on the part that filters beside it demand.
  func ofPart(namedIn filters: [Filter]) -> Filter {
    guard filters.count > 1, others.isEmpty, comparison != .is, comparison != .not,
      let quantity = Quantity(value), quantity.words.isEmpty,
      let part = field.part(namedIn: filters)
    else { return self }
    return Filter(field, comparison, "\(part) \(value)")
  }
}
