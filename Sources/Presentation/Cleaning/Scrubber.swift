/// Reads a text scalar by scalar and keeps what is harmless: the working part of `Cleaning.text`.
struct Scrubber {
  /// Where in an escape sequence or a formatting code the reader is.
  private enum Place {
    case text
    /// After ESC.
    case escape
    /// After ESC and an intermediate byte; one more ends it.
    case designation
    /// In a control sequence, up to its final byte.
    case control
    /// In a string sequence (title, device control), up to BEL or a string terminator.
    case string
    /// After an ESC inside a string sequence.
    case stringEscape
    /// After a colour code of IRC: digits, a comma, digits.
    case color(digits: Int, comma: Bool)
    /// After a hex colour code of IRC.
    case hexColor(digits: Int)
  }

  private(set) var isChanged = false
  private var kept = String.UnicodeScalarView()
  private var place = Place.text
  private var marks = 0
  /// Whether a comma after a colour's digits waits to see if digits follow.
  private var owedComma = false

  mutating func take(_ scalar: Unicode.Scalar) {
    switch place {
    case .text: read(scalar)
    case .escape: readEscape(scalar)
    case .designation: place = .text
    case .control: readControl(scalar)
    case .string: readString(scalar)
    case .stringEscape: place = scalar == "\\" ? .text : .string
    case .color(let digits, let comma): readColor(scalar, digits: digits, comma: comma)
    case .hexColor(let digits):
      guard digits < 6, scalar.properties.isASCIIHexDigit else { return resume(scalar) }
      place = .hexColor(digits: digits + 1)
    }
  }

  func finished() -> String { String(kept) }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch Kind(scalar) {
    case .plain:
      marks = 0
      kept.append(scalar)
    case .mark:
      marks += 1
      if marks <= Cleaning.marksPerLetter { kept.append(scalar) } else { isChanged = true }
    case .blank:
      isChanged = true
      marks = 0
      if kept.last != " " { kept.append(" ") }
    case .dropped: isChanged = true
    case .opens(let next):
      isChanged = true
      place = next
    }
  }

  private mutating func resume(_ scalar: Unicode.Scalar) {
    if owedComma { kept.append(",") }
    owedComma = false
    place = .text
    read(scalar)
  }

  private mutating func readEscape(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x5B: place = .control
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: place = .string
    case 0x20...0x2F: place = .designation
    case 0x30...0x7E: place = .text
    default: resume(scalar)
    }
  }

  private mutating func readControl(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x3F: break
    case 0x40...0x7E: place = .text
    default: resume(scalar)
    }
  }

  private mutating func readString(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x07, 0x9C: place = .text
    case 0x1B: place = .stringEscape
    default: break
    }
  }

  private mutating func readColor(_ scalar: Unicode.Scalar, digits: Int, comma: Bool) {
    if scalar.properties.numericType == .decimal, scalar.isASCII, digits < 2 {
      owedComma = false
      place = .color(digits: digits + 1, comma: comma)
    } else if scalar == ",", digits > 0, !comma {
      owedComma = true
      place = .color(digits: 0, comma: true)
    } else {
      resume(scalar)
    }
  }

  /// What is to be done with one scalar of plain text.
  private enum Kind {
    case plain, mark, blank, dropped
    case opens(Place)

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: self = .blank
      case 0x1B: self = .opens(.escape)
      case 0x9B: self = .opens(.control)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: self = .opens(.string)
      case 0x03: self = .opens(.color(digits: 0, comma: false))
      case 0x04: self = .opens(.hexColor(digits: 0))
      case 0x00...0x1F, 0x7F...0x9F: self = .dropped
      case 0x20..<0xAD, 0xAE..<0x300: self = .plain
      default: self = Kind.beyondLatin(scalar)
      }
    }

    private static func beyondLatin(_ scalar: Unicode.Scalar) -> Kind {
      if invisible.contains(where: { $0.contains(scalar.value) }) { return .dropped }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return .mark
      default: return .plain
      }
    }

    /// Soft hyphen, grapheme joiner, fillers, marks and overrides of direction, zero-width spaces and joiners, variation
    /// selectors, the byte order mark, annotation and tag characters.
    private static let invisible: [ClosedRange<UInt32>] = [
      0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164...0x3164,
      0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF,
    ]
  }
}
