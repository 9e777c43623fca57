/// Who is in a room, so that nobody is called by an answer that holds their name.
///
/// Clients ring where a line holds the name of whoever reads it, and many a catalog name is somebody's name too.
package struct Roll: Hashable, Sendable {
  /// Names, folded; what is beyond so many is not kept.
  private var names: Set<[UInt8]> = []
  /// The bytes that names here have begun with, a bit each: most words need no closer look.
  private var beginnings = SIMD4<UInt64>(repeating: 0)

  private static let limit = 5_000

  package init() {}

  package var count: Int { names.count }

  package func has(_ name: String) -> Bool { names.contains(Self.folded(name.utf8)) }

  package mutating func add(_ name: String) {
    let folded = Self.folded(name.utf8)
    // A gap in a name of one letter would part nothing.
    guard folded.count > 1, names.count < Self.limit, names.insert(folded).inserted else { return }
    beginnings[Int(folded[0] >> 6)] |= Self.bit(of: folded[0])
  }

  package mutating func remove(_ name: String) {
    names.remove(Self.folded(name.utf8))
  }

  /// The line with a gap in each word that is the name of somebody here; an address stays whole.
  package func parting(_ line: String, ascii: Bool = false) -> String {
    guard !names.isEmpty else { return line }
    let utf8 = Array(line.utf8)
    let gaps = gaps(in: Self.withoutSigns(utf8))
    guard !gaps.isEmpty else { return line }
    var bytes: [UInt8] = []
    var start = 0
    for gap in gaps {
      bytes += utf8[start..<gap]
      bytes += (ascii ? "-" : "\u{200B}").utf8
      start = gap
    }
    return String(decoding: bytes + utf8[start...], as: UTF8.self)
  }

  /// The places behind the first character of each name, in order.
  private func gaps(in line: [UInt8]) -> [Int] {
    var gaps: [Int] = []
    for part in line.split(separator: UInt8(ascii: " ")) where !Self.isAddress(part) {
      for run in part.split(whereSeparator: { !Self.mayBeInName($0) }) {
        if let gap = gap(in: run) {
          gaps.append(gap)
        } else {
          // Some clients take a dash for the end of a name, and some do not.
          gaps += run.split(whereSeparator: { !Self.isLetter($0) }).compactMap(gap)
        }
      }
    }
    return gaps
  }

  private func gap(in word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first.map(Self.folded),
      beginnings[Int(first >> 6)] & Self.bit(of: first) != 0, names.contains(Self.folded(word))
    else { return nil }
    // Behind the rest of the first character.
    return word.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? word.endIndex
  }

  /// The same bytes, with blanks in place of quotation marks, dashes and all other signs beyond ASCII.
  private static func withoutSigns(_ line: [UInt8]) -> [UInt8] {
    var bytes = line
    var index = 0
    while index < bytes.count {
      // All that begin with these bytes are signs: Latin-1 marks, punctuation and symbols, pictures.
      let length =
        switch bytes[index] {
        case 0xC2: 2
        case 0xE2: 3
        case 0xF0: 4
        default: 0
        }
      for place in index..<min(index + length, bytes.count) { bytes[place] = UInt8(ascii: " ") }
      index += max(length, 1)
    }
    return bytes
  }

  private static func isAddress(_ part: ArraySlice<UInt8>) -> Bool {
    guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return part[colon...].starts(with: "://".utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// Letters, and the signs that names have on IRC.
  private static func mayBeInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x5B...0x60, 0x7B...0x7D: true
    default: isLetter(byte)
    }
  }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  private static func folded(_ name: some Sequence<UInt8>) -> [UInt8] { name.map(folded) }

  /// On IRC `{|}~` are the small letters of `[\]^`.
  private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5E ~= byte ? byte | 0x20 : byte }
}
