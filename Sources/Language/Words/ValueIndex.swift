/// The numbers of values in a list, by an open hash over their UTF-8.
struct ValueIndex: Sendable {
  private var slots: [Int32]

  init(_ values: [String]) {
    var size = 8
    while size < values.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (index, value) in values.enumerated() {
      var slot = Self.hash(value) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// The number of a value in the list that the index was made of.
  func number(of value: String, in values: [String]) -> Int32? {
    var slot = Self.hash(value) & (slots.count - 1)
    while slots[slot] >= 0 {
      if values[Int(slots[slot])] == value { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func hash(_ value: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in value.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 29)
  }
}

extension ValueIndex: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(slots) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) { slots = try bytes.values() }
}
