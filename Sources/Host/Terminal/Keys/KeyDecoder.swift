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
  /// How much of a pasted block there was before a command string in it.
  private var beforeString: (count: Int, discarded: Int)?
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
    case .stringEscape: takeStringEscape(byte)
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
      beginString(byte)
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

  private mutating func beginString(_ byte: UInt8) {
    mode = .string(byte)
    beforeString = pasted.map { ($0.count, discarded) }
  }

  private mutating func endString() {
    mode = .ground
    guard let before = beforeString, let count = pasted?.count else { return }
    pasted?.removeLast(max(0, count - before.count))
    discarded = before.discarded
  }

  private mutating func takeString(_ byte: UInt8, after last: UInt8) {
    switch byte {
    case 0x07: endString()
    case 0x9C where last == Self.controlsAbove: endString()
    case 0x1B: mode = .stringEscape
    case 0x0A, 0x0D:
      // Nobody typed a command string; a lone Alt key must not swallow the line for ever.
      mode = .ground
      takeGround(byte)
    default: keepInString(byte)
    }
  }

  /// In a pasted text it may be no string: a quotation mark that was read wrongly looks like its beginning.
  private mutating func keepInString(_ byte: UInt8) {
    mode = .string(byte)
    if pasted != nil { keep(byte) }
  }

  private mutating func takeStringEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): endString()
    // It may be the end of the paste, after which keys are keys again.
    case UInt8(ascii: "[") where pasted != nil: mode = .control([])
    default: keepInString(byte)
    }
  }

  /// The first byte of the control characters from U+0080 to U+009F.
  private static let controlsAbove: UInt8 = 0xC2

  /// Begins what one of them introduces; it is no text itself.
  private mutating func takeControlAbove(_ second: UInt8) {
    switch second {
    case 0x9B: mode = .foreignControl
    case 0x90, 0x98, 0x9D...0x9F: beginString(second)
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
    keep(byte)
  }

  private mutating func keep(_ byte: UInt8) {
    guard let count = pasted?.count else { return text.append(byte) }
    if count < Self.pasteLimit { pasted?.append(byte) } else { discarded += 1 }
  }

  private mutating func endPaste() {
    guard let block = pasted else { return }
    pasted = nil
    keys.append(
      .paste(KeyText.clean(String(decoding: block, as: UTF8.self)), discarded: discarded))
    discarded = 0
  }

  /// Makes a key of the characters so far; one that is cut waits for its rest.
  private mutating func endText(keepingIncomplete: Bool) {
    let rest = keepingIncomplete ? KeyText.incompleteSuffix(of: text) : 0
    let clean = KeyText.clean(String(decoding: text.dropLast(rest), as: UTF8.self))
    if !clean.isEmpty { keys.append(.text(clean)) }
    text = Array(text.suffix(rest))
  }
}
