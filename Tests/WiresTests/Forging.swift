/// Changes to packed bytes such as damage and malice make them, the same in each run.
struct Forging {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Bytes changed in one to three places; `others` are bytes that parts are taken from.
  mutating func forged(_ bytes: [UInt8], others: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<max(1, next(below: 5) - 1) {
      guard !bytes.isEmpty else { break }
      change(&bytes, others)
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ others: [[UInt8]]) {
    let place = next(below: bytes.count)
    switch next(below: 8) {
    case 0: bytes[place] = UInt8(next(below: 256))
    case 1: bytes[place] ^= 1 << UInt8(next(below: 8))
    case 2: bytes[place] = bytes[place] &+ (next(below: 2) == 0 ? 1 : 255)
    case 3: bytes.remove(at: place)
    case 4: bytes.replaceSubrange(place...place, with: largeNumber())
    case 5:
      let part = part(of: bytes)
      for _ in 0...next(below: 20) { bytes.insert(contentsOf: part, at: place) }
    case 6:
      let end = min(bytes.count, place + next(below: 8))
      bytes.replaceSubrange(place..<end, with: part(of: others[next(below: others.count)]))
    default: enlargeDigits(&bytes, from: place)
    }
  }

  /// The largest, the smallest, or a number that is merely too large, in sevens of bits.
  private mutating func largeNumber() -> [UInt8] {
    let length = next(below: 2) == 0 ? 9 : 2 + next(below: 7)
    let low: UInt8 = next(below: 2) == 0 ? 0xFF : 0xFE
    return [low] + Array(repeating: 0xFF, count: length - 1) + [0x01]
  }

  private mutating func part(of bytes: [UInt8]) -> [UInt8] {
    let start = next(below: bytes.count)
    return Array(bytes[start..<min(bytes.count, start + 1 + next(below: 60))])
  }

  /// Makes nines of the next digits: keys of records that nobody has.
  private func enlargeDigits(_ bytes: inout [UInt8], from place: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var place = place
    while place < bytes.count, !digits.contains(bytes[place]) { place += 1 }
    while place < bytes.count, digits.contains(bytes[place]) {
      bytes[place] = UInt8(ascii: "9")
      place += 1
    }
  }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
