/// What a person does at the keyboard, by what it means while a line is edited.
enum Key: Hashable, Sendable {
  /// Characters, as typed.
  case text(String)
  /// A pasted block, as one line; `discarded` bytes of it were over the limit.
  case paste(String, discarded: Int)
  case enter
  case tab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case home
  case end
  case wordLeft
  case wordRight
  case eraseToStart
  case eraseToEnd
  case eraseWord
  /// Puts back what was erased last.
  case yank
  case clearScreen
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D: the end of the input on an empty line, else `delete`.
  case endOfInput
  /// Ctrl-Z.
  case suspend
  case escape

  /// The keys that come as one control byte.
  static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .eraseToEnd, 0x0C: .clearScreen,
    0x0D: .enter, 0x0E: .down, 0x10: .up, 0x15: .eraseToStart, 0x17: .eraseWord, 0x19: .yank,
    0x1A: .suspend, 0x7F: .backspace,
  ]

  /// The keys that come as an escape and one more byte, as the Alt key sends them.
  static let alternates: [UInt8: Key] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, 0x7F: .eraseWord,
    0x08: .eraseWord,
  ]

  /// The keys that come as a control sequence, by its last byte.
  static let finals: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  /// The keys that come as a control sequence with a number and a tilde.
  static let numbered: [Int: Key] = [1: .home, 3: .delete, 4: .end, 7: .home, 8: .end]

  /// What Ctrl or Alt make of a key.
  var byWord: Key {
    switch self {
    case .left: .wordLeft
    case .right: .wordRight
    default: self
    }
  }
}
