extension Slot.Value {
  /// A short form for explanations and messages.
  var brief: String {
    switch self {
    case .things(let things):
      things.prefix(Self.mostThings).joined(separator: "|")
        + (things.count > Self.mostThings ? "|… (\(things.count))" : "")
    case .number(let number): number.description
    case .outOfRange(let number, let low, let high): "\(number) (not in \(low)..\(high))"
    case .text(let text): "“\(text)”"
    case .group(let slots):
      "[" + slots.map { "\($0.name)=\($0.value.brief)" }.joined(separator: " ") + "]"
    case .unknown(let words): "?\(words)"
    }
  }

  private static let mostThings = 5
}
