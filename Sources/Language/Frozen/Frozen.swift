/// Something that can be kept as bytes in the form in which it is used, so that nothing is made when it is wanted again.
protocol Frozen {
  func freeze(into bytes: inout Freezer)
  init(thawing bytes: inout Thawing) throws(FrozenDamage)
}

/// Bytes that do not hold what is looked for in them.
struct FrozenDamage: Error {}

extension Int: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(Int64(self)) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self = Int(try bytes.number(Int64.self))
  }
}

extension Bool: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(UInt8(self ? 1 : 0)) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self = try bytes.number(UInt8.self) != 0
  }
}

extension String: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(Array(utf8)) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self = String(decoding: try bytes.stretch(of: UInt8.self), as: UTF8.self)
  }
}

extension Array: Frozen where Element: Frozen {
  func freeze(into bytes: inout Freezer) {
    count.freeze(into: &bytes)
    for element in self { element.freeze(into: &bytes) }
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    let count = try bytes.count(ofSize: 1)
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(thawing: &bytes)) }
  }
}
