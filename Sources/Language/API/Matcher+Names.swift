/// Looks names up by the words in them.
extension Matcher {
  /// The things that have a name with all of some folded words in it, by list; lists that want whole names are left out.
  public func names(holding words: [String]) -> [(list: String, values: [String])] {
    var common: [PartialName]?
    for word in words {
      guard let number = compiled.vocabulary.find(word) else { return [] }
      let names = compiled.partials[Int32(number)]
      common = common.map { $0.filter(names.contains) } ?? Array(names)
    }
    var found: [(list: String, values: [String])] = []
    for name in common ?? [] {
      let list = compiled.lists[Int(name.list)]
      let value = list.values[Int(name.entry)]
      if let last = found.indices.last, found[last].list == list.name {
        if found[last].values.last != value { found[last].values.append(value) }
      } else {
        found.append((list.name, [value]))
      }
    }
    return found
  }
}
