/// One walk over a text, scalar by scalar.
struct Scrubber {
  private var input: String.UnicodeScalarView.SubSequence
  private var output = String.UnicodeScalarView()

  init(_ text: String) { input = text.unicodeScalars[...] }

  mutating func scrub() -> String {
    while let scalar = input.popFirst() {
      switch scalar.value {
      case 0x1B: skipEscape()
      case 0x9B: skipControlSequence()
      case 0x90, 0x98, 0x9D...0x9F: skipControlString()
      case 0x03: skipColour()
      case 0x04: skipHexColour()
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: output.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0xFFF9...0xFFFB: continue
      case 0x20..<0x7F: output.append(scalar)
      default: if !scalar.properties.isDefaultIgnorableCodePoint { output.append(scalar) }
      }
    }
    return String(output)
  }

  private mutating func skipEscape() {
    switch input.first?.value ?? 0 {
    case 0x5B:  // ESC [
      input.removeFirst()
      skipControlSequence()
    case 0x50, 0x58, 0x5D...0x5F:  // ESC P, X, ], ^, _
      input.removeFirst()
      skipControlString()
    default:
      skip { 0x20...0x2F ~= $0 }
      if let final = input.first?.value, 0x30...0x7E ~= final { input.removeFirst() }
    }
  }

  private mutating func skipControlSequence() {
    skip { 0x30...0x3F ~= $0 }
    skip { 0x20...0x2F ~= $0 }
    if let final = input.first?.value, 0x40...0x7E ~= final { input.removeFirst() }
  }

  /// Skips a payload up to its end: BEL, ST, a cancelling character, or the end of the text.
  private mutating func skipControlString() {
    while let scalar = input.first {
      // An escape that is no ST begins a sequence of its own.
      if scalar.value == 0x1B, input.dropFirst().first != "\\" { return }
      input.removeFirst()
      switch scalar.value {
      case 0x07, 0x18, 0x1A, 0x9C: return
      case 0x1B:
        input.removeFirst()
        return
      default: continue
      }
    }
  }

  /// Skips up to two digits, and a comma with up to two more.
  private mutating func skipColour() {
    guard skip(atMost: 2, where: isDigit) > 0 else { return }
    if input.first == ",", let next = input.dropFirst().first, isDigit(next.value) {
      input.removeFirst()
      skip(atMost: 2, where: isDigit)
    }
  }

  /// Skips six hexadecimal digits, and a comma with six more.
  private mutating func skipHexColour() {
    guard startsWithHexColour(input) else { return }
    input = input.dropFirst(6)
    if input.first == ",", startsWithHexColour(input.dropFirst()) { input = input.dropFirst(7) }
  }

  private func startsWithHexColour(_ text: Substring.UnicodeScalarView) -> Bool {
    let six = text.prefix(6)
    return six.count == 6 && six.allSatisfy { $0.properties.isASCIIHexDigit }
  }

  private func isDigit(_ value: UInt32) -> Bool { 0x30...0x39 ~= value }

  @discardableResult
  private mutating func skip(atMost limit: Int = .max, where fits: (UInt32) -> Bool) -> Int {
    var count = 0
    while count < limit, let next = input.first, fits(next.value) {
      input.removeFirst()
      count += 1
    }
    return count
  }
}
