/// An ending that may be cut off a word, with what takes its place.
struct Ending: Sendable {
  let letters: [UInt8]
  let replacement: [UInt8]

  init(_ written: (ending: String, replacement: String)) {
    letters = Array(written.ending.utf8)
    replacement = Array(written.replacement.utf8)
  }
}

extension Ending: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(letters)
    bytes.add(replacement)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    letters = try bytes.values()
    replacement = try bytes.values()
  }
}
