extension Chart {
  /// Whether two stretches say the same of the same slot.
  func isSame(_ left: Draft.Use, _ right: Draft.Use) -> Bool {
    guard left.slot == right.slot, left.start == right.start, left.end == right.end else {
      return false
    }
    if left.payload == right.payload { return left.payload >= 0 || left.symbol == right.symbol }
    return left.payload >= 0 && right.payload >= 0
      && isSame(payloads[Int(left.payload)], payloads[Int(right.payload)])
  }

  private func isSame(_ left: Payload, _ right: Payload) -> Bool {
    guard left.list == right.list, left.start == right.start, left.end == right.end,
      left.isMended == right.isMended, left.isGuess == right.isGuess,
      left.isPartial == right.isPartial,
      left.isFromContext == right.isFromContext
    else { return false }
    switch (left.content, right.content) {
    case (.things(let left), .things(let right)): return things(of: left) == things(of: right)
    case (.group(let left), .group(let right)):
      return fillings(of: left).elementsEqual(fillings(of: right)) {
        $0.slot == $1.slot && isSame(payloads[Int($0.payload)], payloads[Int($1.payload)])
      }
    default: return left.content == right.content
    }
  }
}
