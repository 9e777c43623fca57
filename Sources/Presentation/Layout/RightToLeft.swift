/// Writing that runs from right to left.
enum RightToLeft {
  static func occurs(in text: String) -> Bool {
    // Every such letter is written with a lead byte of 0xD6 or more.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      scripts.contains { $0.contains(scalar.value) }
    }
  }

  /// Hebrew, Arabic, Syriac, Thaana, N'Ko and their like; presentation forms; scripts of the supplementary plane.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
