/// Reads what a `Freezer` wrote; nothing outside of the bytes is ever touched.
struct Thawing {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var words: [String] = []

  /// The bytes must begin where any value may lie.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) throws(FrozenDamage) -> Number {
    let number = bytes.loadUnaligned(fromByteOffset: try take(MemoryLayout<Number>.size), as: type)
    return Number(littleEndian: number)
  }

  /// A count of things of a size, for which there are bytes enough.
  mutating func count(ofSize size: Int) throws(FrozenDamage) -> Int {
    let count = try Int(thawing: &self)
    guard count >= 0, count <= (bytes.count - place) / size else { throw FrozenDamage() }
    return count
  }

  /// Values that lie side by side, copied at once.
  mutating func values<Element: BitwiseCopyable>(
    _ type: Element.Type = Element.self
  ) throws(FrozenDamage) -> [Element] {
    Array(try stretch(of: type))
  }

  /// Values that lie side by side, where they lie.
  mutating func stretch<Element: BitwiseCopyable>(
    of type: Element.Type
  ) throws(FrozenDamage) -> UnsafeBufferPointer<Element> {
    let count = try count(ofSize: MemoryLayout<Element>.stride)
    let rest = place % MemoryLayout<Element>.alignment
    if rest != 0 { _ = try take(MemoryLayout<Element>.alignment - rest) }
    let start = try take(count * MemoryLayout<Element>.stride)
    let stretch = UnsafeRawBufferPointer(rebasing: bytes[start..<place])
    return stretch.bindMemory(to: type)
  }

  /// A word that occurs again and again.
  mutating func word() throws(FrozenDamage) -> String {
    let number = try Int(thawing: &self)
    if words.indices.contains(number) { return words[number] }
    guard number == words.count else { throw FrozenDamage() }
    words.append(try String(thawing: &self))
    return words[number]
  }

  private mutating func take(_ size: Int) throws(FrozenDamage) -> Int {
    guard size <= bytes.count - place else { throw FrozenDamage() }
    defer { place += size }
    return place
  }
}
