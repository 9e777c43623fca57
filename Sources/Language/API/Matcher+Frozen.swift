/// A matcher as bytes: ready to use, where making it of intents and names takes as long as all else at the start.
extension Matcher {
  /// The form of the bytes; it goes up with every change to what they hold or how it is made.
  private static let form: UInt64 = 2

  /// The bytes of this matcher, marked with what it was made of.
  public func frozen(of sources: Fingerprint) -> [UInt8] {
    var content = Freezer()
    compiled.freeze(into: &content)
    var head = Freezer()
    for number in [Self.form, sources.value, Self.check(content.bytes)] { head.add(number) }
    return head.bytes + content.bytes
  }

  /// A matcher from its bytes, which must stay where they are while they are read, at a multiple of eight.
  ///
  /// Nil when it was made of other sources, by another version, or when a byte is wrong: it is then to be made anew.
  public init?(frozen bytes: UnsafeRawBufferPointer, of sources: Fingerprint) {
    var head = Thawing(bytes)
    guard let form = try? head.number(UInt64.self), form == Self.form,
      let mark = try? head.number(UInt64.self), mark == sources.value,
      let check = try? head.number(UInt64.self)
    else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes[(3 * MemoryLayout<UInt64>.size)...])
    guard check == Self.check(content) else { return nil }
    var thawing = Thawing(content)
    guard let compiled = try? Compiled(thawing: &thawing) else { return nil }
    self.compiled = compiled
  }

  private static func check(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes(check) }

  private static func check(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var print = Fingerprint()
    print.add(bytes)
    return print.value
  }
}
