/// Splits a text into tokens in one pass over its UTF-8.
///
/// Words keep letters and digits; apostrophes vanish inside of them ("what's" is "whats"), hyphens split them. Digits with
/// grouping commas, a decimal point, a slash or a minus sign are one number. Everything else parts words.
struct Tokenizer {
  var utterance = Utterance()
  var position = 0
  private var wordStart = 0
  var sourceStart = 0
  var isQuoted = false

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

  var source: [UInt8] { _read { yield utterance.source } }

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

  mutating func emit(from start: Int, number: Number?) {
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

  mutating func emitSign(_ byte: UInt8, and second: UInt8? = nil) {
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

  func peek(_ offset: Int) -> UInt8 {
    position + offset < source.count ? source[position + offset] : 0
  }

  func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (97...122).contains(byte | 32) || byte >= 0x80
  }
}
