/// Splits a text into tokens in one pass over its UTF-8.
///
/// Words keep letters and digits; apostrophes vanish inside of them ("what's" is "whats"), hyphens split them. Digits with
/// grouping commas, a decimal point, a slash or a minus sign are one number. Everything else parts words.
struct Tokenizer {
  private(set) var utterance = Utterance()
  private var position = 0
  private var wordStart = 0
  private var sourceStart = 0
  private var isQuoted = false

  static func tokenize(_ text: String) -> Utterance {
    var tokenizer = Tokenizer()
    tokenizer.read(text)
    return tokenizer.utterance
  }

  /// Splits a text into the room of an utterance that is over.
  static func tokenize(_ text: String, into utterance: inout Utterance) {
    var tokenizer = Tokenizer()
    swap(&tokenizer.utterance, &utterance)
    tokenizer.read(text)
    swap(&tokenizer.utterance, &utterance)
  }

  /// Splits one more text; what was read before is forgotten, its room is kept.
  mutating func read(_ text: String) {
    position = 0
    wordStart = 0
    isQuoted = false
    utterance.restart(with: text)
    run()
  }

  private var source: [UInt8] { _read { yield utterance.source } }

  private mutating func run() {
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): take(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): take(byte | 32)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isInWord { take(byte) } else { number() }
      case 0x80...: beyondASCII()
      default: sign(byte)
      }
    }
    endWord()
  }

  private var isInWord: Bool { utterance.letters.count > wordStart }

  private mutating func take(_ letter: UInt8) {
    if !isInWord { sourceStart = position }
    utterance.letters.append(letter)
    position += 1
  }

  private mutating func endWord() {
    guard isInWord else { return }
    emit(from: sourceStart, number: nil)
  }

  private mutating func emit(from start: Int, number: Number?) {
    utterance.tokens.append(
      Token(
        letters: wordStart..<utterance.letters.count, source: start..<position, number: number))
    wordStart = utterance.letters.count
  }

  private mutating func sign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      position += 1
    case UInt8(ascii: "\""):
      endWord()
      isQuoted.toggle()
      position += 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "&"),
      UInt8(ascii: ";"):
      endWord()
      let isBound = byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      let isWithEqual = peek(1) == UInt8(ascii: "=")
      emitSign(byte, and: isBound && isWithEqual ? UInt8(ascii: "=") : nil)
      if !isBound, isWithEqual { position += 1 }
    case UInt8(ascii: "-"):
      let parted = isInWord || (position > 0 && isWordByte(source[position - 1]))
      endWord()
      if !parted, isDigit(peek(1)) {
        position += 1
        number(negative: true)
      } else {
        position += 1
      }
    default:
      endWord()
      position += 1
    }
  }

  private mutating func emitSign(_ byte: UInt8, and second: UInt8? = nil) {
    let start = position
    utterance.letters.append(byte)
    position += 1
    if let second {
      utterance.letters.append(second)
      position += 1
    }
    emit(from: start, number: nil)
  }

  private mutating func beyondASCII() {
    let start = position
    let scalar = decode()
    let wasInWord = isInWord
    switch Folding.fold(scalar, into: &utterance.letters) {
    case .letter: if !wasInWord { sourceStart = start }
    case .nothing, .apostrophe: break
    case .dash, .space:
      endWordBefore(start)
    case .quote:
      endWordBefore(start)
      isQuoted.toggle()
    case .fraction(let number):
      endWordBefore(start)
      utterance.letters.append(contentsOf: number.description.utf8)
      emit(from: start, number: isQuoted ? nil : number)
    case .bound(let byte):
      endWordBefore(start)
      utterance.letters.append(byte)
      utterance.letters.append(UInt8(ascii: "="))
      emit(from: start, number: nil)
    }
  }

  private mutating func endWordBefore(_ start: Int) {
    let after = position
    position = start
    endWord()
    position = after
  }

  /// The scalar at the position, past which it moves; a broken one becomes U+FFFD.
  private mutating func decode() -> Unicode.Scalar {
    let lead = source[position]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard length > 1, position + length <= source.count else {
      position += 1
      return "\u{FFFD}"
    }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(source[position + offset] & 0x3F) }
    position += length
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private func peek(_ offset: Int) -> UInt8 {
    position + offset < source.count ? source[position + offset] : 0
  }

  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (97...122).contains(byte | 32) || byte >= 0x80
  }
}

extension Tokenizer {
  /// Reads a number in digits, or a word that begins with digits ("1st", "80s").
  private mutating func number(negative: Bool = false) {
    if !negative, let date = WrittenDate(source[position...]) { return emit(date) }
    let start = negative ? position - 1 : position
    if negative { utterance.letters.append(UInt8(ascii: "-")) }
    var digits = digits(grouped: true)
    var denominator = 1
    if peek(0) == UInt8(ascii: "."), isDigit(peek(1)) {
      utterance.letters.append(UInt8(ascii: "."))
      position += 1
      (digits, denominator) = fraction(after: digits)
    } else if peek(0) == UInt8(ascii: "/"), isDigit(peek(1)) {
      utterance.letters.append(UInt8(ascii: "/"))
      position += 1
      denominator = self.digits(grouped: false)
    }
    if (97...122).contains(peek(0) | 32) || peek(0) >= 0x80 {
      if !isUnitNext {
        sourceStart = start
        return
      }
    }
    let value = Number(negative ? -digits : digits, over: denominator)
    emit(from: start, number: isQuoted || denominator == 0 ? nil : value)
    if peek(0) == UInt8(ascii: "+"), !isDigit(peek(1)) {
      emitSign(UInt8(ascii: "+"))
    } else if peek(0) == UInt8(ascii: "-"), isDigit(peek(1)) {
      emitSign(UInt8(ascii: "-"))
    }
  }

  /// A day in digits is a sign of its own, and its year, month and day in this order.
  private mutating func emit(_ date: WrittenDate) {
    let start = position
    position += date.length
    utterance.letters.append(WrittenDate.sign)
    emit(from: start, number: nil)
    for part in [date.year, date.month, date.day] {
      utterance.letters.append(contentsOf: String(part).utf8)
      emit(from: position, number: isQuoted ? nil : Number(part))
    }
  }

  /// Whether a unit of measure follows and nothing after it: "20g" is a number and a word.
  private var isUnitNext: Bool {
    var end = position
    while end < source.count, isWordByte(source[end]) { end += 1 }
    guard end - position <= 4 else { return false }
    return Self.units.contains(String(decoding: source[position..<end], as: UTF8.self))
  }

  /// Short names of units and game terms that are the same in all languages.
  private static let units: Set<String> = [
    "g", "mg", "mcg", "kg", "lb", "lbs", "ft", "oz", "kcal", "cal", "hp", "xp", "in",
  ]

  /// Digits at the position, with commas between groups of three left out; at most twelve count.
  private mutating func digits(grouped: Bool) -> Int {
    var value = 0
    while true {
      let byte = peek(0)
      if isDigit(byte) {
        value = min(value * 10 + Int(byte - 48), Number.limit)
        utterance.letters.append(byte)
        position += 1
      } else if grouped, byte == UInt8(ascii: ","), isDigit(peek(1)), isDigit(peek(2)),
        isDigit(peek(3)), !isDigit(peek(4))
      {
        position += 1
      } else {
        return value
      }
    }
  }

  /// Decimals at the position, at most six of them, added to a whole number.
  private mutating func fraction(after whole: Int) -> (numerator: Int, denominator: Int) {
    var numerator = whole
    var denominator = 1
    while isDigit(peek(0)) {
      if denominator < 1_000_000, numerator < Number.limit / 10 {
        numerator = numerator * 10 + Int(peek(0) - 48)
        denominator *= 10
      }
      utterance.letters.append(peek(0))
      position += 1
    }
    return Tokenizer.reduced(numerator, denominator)
  }

  private static func reduced(_ numerator: Int, _ denominator: Int) -> (Int, Int) {
    var (left, right) = (numerator, denominator)
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = max(1, left)
    return (numerator / divisor, denominator / divisor)
  }
}
