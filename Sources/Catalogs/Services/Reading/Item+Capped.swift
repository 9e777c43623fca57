extension Item {
  /// Longer than anything that a service has ever told; more of it would only fill memory and screens.
  private static let longestText = 32_768
  private static let longestName = 300
  private static let mostEntries = 500

  /// The record without what no reader would want of a text or a list.
  var capped: Item {
    var item = Item(id: id, name: name.cut(to: Self.longestName), facts: facts)
    for (fact, value) in facts {
      switch value {
      case .text(let text): item.facts[fact] = .text(text.cut(to: Self.longestText))
      case .terms(let terms):
        item.facts[fact] = .terms(
          terms.prefix(Self.mostEntries).map { $0.cut(to: Self.longestName) })
      case .features(let features):
        item.facts[fact] = .features(features.prefix(Self.mostEntries).map(\.capped))
      case .episodes(let episodes):
        item.facts[fact] = .episodes(Array(episodes.prefix(Self.mostEntries)))
      default: break
      }
    }
    return item
  }
}

extension Feature {
  private static let longestText = 8_192
  private static let longestName = 300

  fileprivate var capped: Feature {
    var feature = self
    feature.name = name.cut(to: Self.longestName)
    feature.text = text?.cut(to: Self.longestText)
    return feature
  }
}

extension String {
  /// By scalars: a single character may be as long as anybody likes.
  fileprivate func cut(to length: Int) -> String {
    guard utf8.count > length, unicodeScalars.count > length else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(length))) + "…"
  }
}
