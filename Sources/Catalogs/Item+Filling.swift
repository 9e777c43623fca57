extension Item {
  /// The record with the facts it lacks, and the words of its features, from another account of it.
  ///
  /// What is known already stays: it is in a form that filters and comparisons understand.
  package func filled(from other: Item) -> Item {
    var filled = self
    for (fact, value) in other.facts {
      switch (facts[fact], value) {
      case (nil, _):
        filled.facts[fact] = value
      case (.features(let own)?, .features(let others)):
        filled.facts[fact] = .features(own.map { $0.told(by: others) })
      default:
        break
      }
    }
    return filled
  }
}

extension Feature {
  /// The feature with the words that one of the same name has.
  fileprivate func told(by others: [Feature]) -> Feature {
    guard text == nil, let same = others.first(where: { Words($0.name) == Words(name) }) else {
      return self
    }
    var told = self
    told.text = same.text
    return told
  }
}
