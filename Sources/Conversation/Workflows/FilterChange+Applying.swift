import Catalogs

extension FilterChange {
  /// The tags that are on after the change.
  func applied(to filters: [Filter]) -> [Filter] {
    switch self {
    case .only(let tags):
      let kept = filters.filter { old in !tags.contains { $0.replaces(old) } }
      let wanted = kept + tags.filter { tag in !kept.contains { $0.isSame(as: tag) } }
      return wanted.isSameSet(as: filters) ? filters : wanted
    case .narrow(let tags):
      return Filter.together(tags).reduce(into: filters) { all, tag in tag.narrow(&all) }
    case .either(let tags):
      return widened(filters, by: tags) ?? tags.reduce(into: filters) { $1.widen(&$0) }
    case .also(let tags):
      return tags.reduce(into: filters) { all, tag in
        if !all.contains(where: { $0.isSame(as: tag) }) { all.append(tag) }
      }
    case .drop(let tags):
      return filters.compactMap { $0.without(tags) }
    case .toggle(let tag):
      let isOn = filters.contains { $0.isSame(as: tag) }
      return (isOn ? FilterChange.drop([tag]) : .also([tag])).applied(to: filters)
    }
  }
}

extension FilterChange {
  /// Lets in what fits all of several tags on one fact, such as both ends of a decade; nil for any others.
  private func widened(_ filters: [Filter], by tags: [Filter]) -> [Filter]? {
    guard tags.count > 1, Set(tags.map(\.fields)).count == 1 else { return nil }
    let rivals = filters.filter { $0.fields == tags[0].fields }
    guard !rivals.isEmpty, let either = Filter.tags(anyOf: [rivals, tags]) else { return nil }
    return filters.filter { !rivals.contains($0) } + either
  }
}

extension Filter {
  /// Whether two filters say the same; people do not heed capitals.
  func isSame(as other: Filter) -> Bool {
    field == other.field && comparison == other.comparison
      && (value == other.value || value.lowercased() == other.value.lowercased())
      && (others == other.others || others.isSameSet(as: other.others))
  }

  /// Whether an older tag on the same fact goes when this one comes.
  ///
  /// A refusal goes beside whatever does not demand what it refuses, and a bound beside one on the other side.
  fileprivate func replaces(_ old: Filter) -> Bool {
    // A month or a day has its year with it: after comics of 2013, May 2012 is another time.
    if isPlain, old.isPlain, field == .date, old.field == .year { return !value.hasPrefix("-") }
    guard asksTheSame(as: old) else { return false }
    // What is wanted goes beside what is refused, unless it is that, or a kind of that.
    if isPlain, old.comparison == .not, old.others.isEmpty, !isSingle {
      return Set(Words(value).all).isSuperset(of: Words(old.value).all)
    }
    guard others.isEmpty, comparison != .is else { return true }
    if comparison == .not { return old.isSame(as: Filter(field, .is, value)) }
    guard old.others.isEmpty, old.comparison != .is else { return true }
    return old.comparison != .not && !leavesRoom(for: old)
  }

  /// Whether two bounds on one fact bound different sides of it, with something between them.
  private func leavesRoom(for other: Filter) -> Bool {
    let (one, two) = (Quantity(value), Quantity(other.value))
    if one?.words != two?.words { return true }
    let (low, high) = isLower ? (self, other) : (other, self)
    guard isLower != other.isLower else { return false }
    guard let low = low.bound, let high = high.bound else { return true }
    return low <= high
  }

  private var isLower: Bool { comparison == .min || comparison == .over }

  /// The number of a bound; sizes of creatures go by their names, dates by their letters.
  private var bound: Double? {
    field == .date ? nil : Quantity(value)?.number
  }

  /// Takes part of tags that must all fit.
  fileprivate func narrow(_ all: inout [Filter]) {
    if all.contains(where: { $0.isSame(as: self) && (!isPlain || all.rivals(of: self) == [$0]) }) {
      return
    }
    let rivals = isPlain ? all.rivals(of: self) : []
    guard let first = all.firstIndex(where: rivals.contains) else { return all.append(self) }
    all.removeAll(where: rivals.contains)
    if rivals.contains(where: { $0.isSame(as: self) }) {
      all.insert(self, at: first)
    } else if rivals.count == 1, let both = Filter(all: rivals[0].parts + parts) {
      all.insert(both, at: first)
    } else if let either = Filter(anyOf: rivals) {
      all.insert(contentsOf: [either, self], at: first)
    }
  }

  /// Lets in what fits it beside what fits the last of tags, or those on its own fact.
  fileprivate func widen(_ all: inout [Filter]) {
    if all.contains(where: { $0.isSame(as: self) }) { return }
    let same = all.lastIndex { fields.isSubset(of: $0.fields) && $0.comparison != .not }
    guard let index = same ?? all.indices.last else { return all.append(self) }
    let last = all[index]
    if isPlain, last.isPlain, last.field == field { return all.insert(self, at: index + 1) }
    let rivals = last.isPlain ? all.rivals(of: last) : [last]
    guard let either = Filter(anyOf: rivals.flatMap(\.choices) + choices) else { return }
    all[index] = either
    all.removeAll(where: rivals.contains)
  }

  /// What is left of it when tags are taken away.
  fileprivate func without(_ tags: [Filter]) -> Filter? {
    if tags.contains(where: { $0.isSame(as: self) }) { return nil }
    func isLeft(_ part: Filter) -> Bool { !tags.contains { $0.isSame(as: part) } }
    if !others.isEmpty { return Filter(anyOf: choices.filter(isLeft)) }
    let kept = parts.filter(isLeft)
    return kept.count == parts.count ? self : Filter(all: kept)
  }
}

extension [Filter] {
  fileprivate func isSameSet(as others: [Filter]) -> Bool {
    count == others.count && allSatisfy { tag in others.contains { $0.isSame(as: tag) } }
  }

  /// Single tags on the fact of another, of which any may fit.
  fileprivate func rivals(of tag: Filter) -> [Filter] {
    filter { $0.isPlain && $0.field == tag.field }
  }
}
