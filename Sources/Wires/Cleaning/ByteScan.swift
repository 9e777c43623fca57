/// Finds the bytes of a text that need a closer look, eight at a time.
enum ByteScan {
  /// The place of the next control character, DEL, or lead byte C2 or E2 (of C1 controls, line
  /// separators and direction controls), or the end.
  ///
  /// With `quotes`, a quote and a backslash are of that kind too.
  static func next(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, quotes: Bool = false
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count,
        !mayHoldRisk(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self), quotes)
      {
        index += 8
        continue
      }
      let end = min(index + 8, bytes.count)
      while index < end {
        if isRisky(bytes[index], quotes) { return index }
        index += 1
      }
    }
    return index
  }

  /// Whether one of eight bytes may be risky; seldom true without cause, never false with one.
  private static func mayHoldRisk(_ word: UInt64, _ quotes: Bool) -> Bool {
    var found = (word &- 0x2020_2020_2020_2020) & ~word
    found |= zeroes(word ^ 0x7F7F_7F7F_7F7F_7F7F)
    // C2 and E2 differ in one bit.
    found |= zeroes((word | 0x2020_2020_2020_2020) ^ 0xE2E2_E2E2_E2E2_E2E2)
    if quotes {
      found |= zeroes(word ^ 0x2222_2222_2222_2222) | zeroes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
    }
    return found & 0x8080_8080_8080_8080 != 0
  }

  /// The high bit of each byte that is zero.
  private static func zeroes(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }

  private static func isRisky(_ byte: UInt8, _ quotes: Bool) -> Bool {
    switch byte {
    case ..<0x20, 0x7F, 0xC2, 0xE2: true
    case 0x22, 0x5C: quotes
    default: false
    }
  }
}
