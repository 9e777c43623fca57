/// Makes keys of the bytes that a terminal sends, however they are cut.
///
/// A pure value: bytes in, keys out. Sequences it does not know are dropped whole. A pasted block
/// is told from typed lines by the marks that the terminal puts around it, and becomes one line.
struct KeyDecoder {
  private enum Mode {
    case ground
    case escape
    /// In a control sequence, with what came before its last byte.
    case control([UInt8])
    /// In a control sequence that no keyboard sends, so that it can be no key and no end of a paste.
    case foreignControl
    /// After `ESC O`, which some terminals send for the arrows.
    case single
    /// In a command string, which is skipped, with the byte before.
    case string(UInt8)
    /// In a command string, after an escape that may end it.
    case stringEscape
  }

  private var mode = Mode.ground
  private var text: [UInt8] = []
  /// The bytes of a pasted block so far; nil outside of one.
  private var pasted: [UInt8]?
  private var discarded = 0
  private var keys: [Key] = []

  /// How much of a pasted block is kept, in bytes.
  static let pasteLimit = LineReader.limit

  /// Whether more bytes must come, or time pass, before it is known what was pressed.
  var isUndecided: Bool {
    switch mode {
    case .ground: false
    default: true
    }
  }

  /// The keys that are complete with these bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    endText(keepingIncomplete: true)
    return handOut()
  }

  /// The key that it was, when nothing has followed for a while.
  mutating func decodePause() -> [Key] {
    if case .escape = mode { keys.append(.escape) }
    mode = .ground
    return handOut()
  }

  private mutating func handOut() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func take(_ byte: UInt8) {
    switch mode {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .control(let parameters): takeControl(byte, after: parameters)
    case .single:
      mode = .ground
      if let key = Key.finals[byte] { press(key) }
    case .foreignControl: takeForeignControl(byte)
    case .string(let last): takeString(byte, after: last)
    case .stringEscape: mode = byte == UInt8(ascii: "\\") ? .ground : .string(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      endText(keepingIncomplete: false)
      mode = .escape
    case 0x00..<0x20, 0x7F:
      endText(keepingIncomplete: false)
      takeControlCharacter(byte)
    default:
      add(byte)
    }
  }

  private mutating func takeControlCharacter(_ byte: UInt8) {
    if pasted == nil {
      if let key = Key.controls[byte] { press(key) }
    } else if 0x09...0x0D ~= byte {
      add(0x20)
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    mode = .ground
    switch byte {
    case UInt8(ascii: "["): mode = .control([])
    case UInt8(ascii: "O"): mode = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      mode = .string(byte)
    case 0x1B:
      press(.escape)
      mode = .escape
    default: if let key = Key.alternates[byte] { press(key) }
    }
  }

  private mutating func takeControl(_ byte: UInt8, after parameters: [UInt8]) {
    switch byte {
    case 0x20..<0x40:
      // No sequence is that long; it is left to end unheard.
      mode = .control(parameters.count < 32 ? parameters + [byte] : parameters)
    case 0x40..<0x7F:
      mode = .ground
      press(final: byte, parameters)
    default:
      mode = .ground
      takeGround(byte)
    }
  }

  private mutating func takeForeignControl(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: break
    case 0x40..<0x7F: mode = .ground
    default:
      mode = .ground
      takeGround(byte)
    }
  }

  private mutating func press(final byte: UInt8, _ parameters: [UInt8]) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    let first = numbers.first.flatMap(\.self)
    guard byte == UInt8(ascii: "~") else {
      guard let key = Key.finals[byte] else { return }
      // The second number tells of Shift (1), Alt (2) and Ctrl (4), plus one.
      let modifiers = numbers.count > 1 ? (numbers[1] ?? 1) - 1 : 0
      return press(modifiers & 6 == 0 ? key : key.byWord)
    }
    switch first {
    case 200: if pasted == nil { pasted = [] }
    case 201: endPaste()
    case let number?: if let key = Key.numbered[number] { press(key) }
    case nil: break
    }
  }

  private mutating func takeString(_ byte: UInt8, after last: UInt8) {
    switch byte {
    case 0x07: mode = .ground
    case 0x9C where last == Self.controlsAbove: mode = .ground
    case 0x1B: mode = .stringEscape
    case 0x0A, 0x0D:
      // Nobody typed a command string; a lone Alt key must not swallow the line for ever.
      mode = .ground
      takeGround(byte)
    default: mode = .string(byte)
    }
  }

  /// The first byte of the control characters from U+0080 to U+009F.
  private static let controlsAbove: UInt8 = 0xC2

  /// Begins what one of them introduces; it is no text itself.
  private mutating func takeControlAbove(_ second: UInt8) {
    switch second {
    case 0x9B: mode = .foreignControl
    case 0x90, 0x98, 0x9D...0x9F: mode = .string(second)
    case 0x85: add(0x20)
    default: break
    }
  }

  /// Adds a key; inside a pasted block there are none.
  private mutating func press(_ key: Key) {
    if pasted == nil { keys.append(key) }
  }

  private mutating func add(_ byte: UInt8) {
    if 0x80..<0xA0 ~= byte, (pasted ?? text).last == Self.controlsAbove, discarded == 0 {
      if pasted?.popLast() == nil { text.removeLast() }
      endText(keepingIncomplete: false)
      return takeControlAbove(byte)
    }
    guard let count = pasted?.count else { return text.append(byte) }
    if count < Self.pasteLimit { pasted?.append(byte) } else { discarded += 1 }
  }

  private mutating func endPaste() {
    guard let block = pasted else { return }
    pasted = nil
    keys.append(
      .paste(Self.clean(String(decoding: block, as: UTF8.self)), discarded: discarded))
    discarded = 0
  }

  /// Makes a key of the characters so far; one that is cut waits for its rest.
  private mutating func endText(keepingIncomplete: Bool) {
    let rest = keepingIncomplete ? Self.incompleteSuffix(of: text) : 0
    let clean = Self.clean(String(decoding: text.dropLast(rest), as: UTF8.self))
    if !clean.isEmpty { keys.append(.text(clean)) }
    text = Array(text.suffix(rest))
  }

  /// How many bytes at the end begin a character that is not complete.
  private static func incompleteSuffix(of bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }

  /// Leaves out what would drive the terminal or turn the writing around; line breaks are blanks.
  private static func clean(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0x2028, 0x2029: " "
      case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
