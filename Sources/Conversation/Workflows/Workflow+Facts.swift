import Catalogs

/// One fact of a record.
extension Workflow {
  func tell(_ fact: Fact, of id: ItemID) -> [Action] {
    guard let item = record(id) else { return absent(id) }
    if fact == .picture { return picture(id) }
    // No transcript is not the same as a comic without words.
    if fact == .transcript, item[fact] == .text("") { return [.telling(.factLacking(fact, item))] }
    if fact == .name || item[fact] != nil { return [.telling(.factTold(fact, item))] }
    let specs = library[id.catalog].facts
    if let other = fact.standIns.first(where: { item[$0] != nil }) {
      return [.telling(.factTold(other, item))]
    }
    if specs.contains(where: { $0.fact == fact }) { return [.telling(.factLacking(fact, item))] }
    let askable = specs.map(\.fact).filter { $0 != .name && item[$0] != nil }
    return [.telling(.factForeign(fact, item, askable: askable))]
  }

  /// Whether a record is as tags say, those on one fact taken together; nothing is affirmed or denied of what nobody knows.
  func check(_ filters: [Filter], _ id: ItemID) -> [Action] {
    guard let item = record(id) else { return absent(id) }
    var groups: [[Filter]] = []
    for filter in filters {
      let known = groups.firstIndex { $0[0].fields == filter.fields }
      if let known { groups[known].append(filter) } else { groups.append([filter]) }
    }
    return groups.map { group in
      let isEither = group.allSatisfy { $0.comparison == .is }
      let isSo = library.admits(id, group)
      // Of several that would do, the one that it is says more than all of them.
      let one = isSo ? group.first { library.admits(id, [$0]) } : nil
      let filter = one ?? (isEither ? Filter(anyOf: group) : nil) ?? group[0]
      let isOpen = !isSo && !filter.fields.allSatisfy(item.isKnown)
      let told = isSo ? borne(filter, by: item) : filter
      return .telling(.checked(isOpen ? nil : isSo, told, item))
    }
  }

  /// A tag that fits, on the fact that bears it: what is there all year is there in summer, but has no season.
  private func borne(_ filter: Filter, by item: Item) -> Filter {
    let also = library[item.id.catalog].spec(of: filter.field)?.also ?? []
    let said = filter.value.lowercased()
    func names(_ fact: Fact) -> Bool {
      item[fact]?.phrases.contains { $0.lowercased() == said } ?? false
    }
    guard filter.others.isEmpty, !also.isEmpty, !names(filter.field),
      let fact = also.first(where: names) ?? also.first(where: { item[$0] != nil })
    else { return filter }
    return Filter(fact, filter.comparison, filter.value)
  }

  /// The address of the picture.
  func picture(_ id: ItemID) -> [Action] {
    guard let item = record(id) else { return absent(id) }
    guard let picture = item.illustration else { return [.telling(.pictureLacking(item))] }
    return [.telling(.pictureShown(picture, item, zoomed: false))]
  }
}

extension Item {
  /// Whether it is known what it has of a fact; what a stat block leaves out is not there.
  fileprivate func isKnown(_ fact: Fact) -> Bool {
    guard let value = self[fact] else { return id.catalog == .monsters }
    return value.phrases != ["unknown"]
  }

  /// The picture that the facts give an address of.
  var illustration: Picture? {
    // An address that ends in a folder shows nothing.
    guard case .link(let url) = self[.picture], !url.hasSuffix("/") else { return nil }
    return Picture(url: url, alt: name)
  }
}
