/// A template as the matcher sees it: its intent, where it stands, and its text.
struct TemplateInfo: Sendable {
  let intent: Int
  let location: SourceLocation
  let text: String
}

extension TemplateInfo: Frozen {
  func freeze(into bytes: inout Freezer) {
    intent.freeze(into: &bytes)
    location.freeze(into: &bytes)
    text.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    intent = try Int(thawing: &bytes)
    location = try SourceLocation(thawing: &bytes)
    text = try String(thawing: &bytes)
  }
}
