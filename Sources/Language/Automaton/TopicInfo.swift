/// A topic of help: its name, and its title in the language.
struct TopicInfo: Sendable {
  let name: String
  let title: String
}

extension TopicInfo: Frozen {
  func freeze(into bytes: inout Freezer) {
    name.freeze(into: &bytes)
    title.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    name = try String(thawing: &bytes)
    title = try String(thawing: &bytes)
  }
}
