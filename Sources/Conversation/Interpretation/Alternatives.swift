import Catalogs

/// The tags of one sentence with the "or" between them, on the way to what they come to together.
///
/// "Or" joins what stands beside it, so that "large undead or evil monsters that can fly" are large, can fly, and are one or the
/// other. Where both sides of it are nouns with words of their own ("small undead or evil dragons"), each side is taken whole.
struct Alternatives {
  /// What one group of words says: tags that must all fit.
  private struct Unit {
    var tags: [Filter]
    var isNot: Bool

    var fields: Set<Fact> { tags.reduce(into: []) { $0.formUnion($1.fields) } }
  }

  private var sides: [[Unit]] = [[]]
  /// How many units stand before an "either", and so belong to all sides.
  private var shared = 0

  /// Whether any "or" was said.
  var isEmpty: Bool { sides.count == 1 }

  mutating func add(_ tags: [Filter], isNot: Bool) {
    if !tags.isEmpty { sides[sides.count - 1].append(Unit(tags: tags, isNot: isNot)) }
  }

  /// Begins another side.
  mutating func or() {
    if sides[sides.count - 1].isEmpty { return }
    sides.append([])
  }

  /// Says that sides begin here.
  mutating func either() { if sides.count == 1 { shared = sides[0].count } }

  /// Whether words behind it go on with a "not" before it: "not undead or dragons".
  var isOpen: Bool { sides.count > 1 && sides[sides.count - 1].isEmpty }

  /// The tags that all of it comes to.
  var tags: [Filter] {
    var sides = inTheSameYear.filter { !$0.isEmpty }
    let common = sides.isEmpty ? [] : Array(sides[0].prefix(sides.count > 1 ? shared : 0))
    if !sides.isEmpty { sides[0].removeFirst(common.count) }
    sides.removeAll(where: \.isEmpty)
    Self.join(&sides)
    guard sides.count > 1 else { return Self.plain(common + (sides.first ?? [])) }
    let (inner, before, after) = Self.parted(sides, isWhole: shared > 0)
    let either = Filter.tags(anyOf: inner.map { $0.flatMap(\.tags) })
    guard let either else { return Self.plain(common + sides.flatMap { $0 }) }
    return Self.plain(common + before + [Unit(tags: either, isNot: false)] + after)
  }
}

extension Alternatives {
  /// A month beside a month of a year is of that year too: "July or August 2015".
  private var inTheSameYear: [[Unit]] {
    let tags = sides.flatMap { $0 }.flatMap(\.tags)
    guard let date = tags.first(where: { $0.field == .date && $0.isPlain }) else { return sides }
    return sides.map { side in
      side.map { unit in
        var unit = unit
        unit.tags = unit.tags.map { $0.inYear(of: date) }
        return unit
      }
    }
  }

  /// Joins neighbours across an "or": those that speak of the same fact ("male or female aliens"), and those with a "not", of which
  /// neither may fit.
  private static func join(_ sides: inout [[Unit]]) {
    var index = 0
    while index + 1 < sides.count {
      guard let left = sides[index].last, let right = sides[index + 1].first,
        left.isNot && right.isNot || left.fields == right.fields && left.fields.count == 1
      else {
        index += 1
        continue
      }
      var both = [left, right]
      if !(left.isNot && right.isNot), let tags = Filter.tags(anyOf: [left.tags, right.tags]) {
        both = [Unit(tags: tags, isNot: false)]
      }
      sides[index] = sides[index].dropLast() + both + sides[index + 1].dropFirst()
      sides.remove(at: index + 1)
    }
  }

  /// What belongs to each side alone, and what stands before and behind all of them.
  private static func parted(
    _ sides: [[Unit]], isWhole: Bool
  ) -> (inner: [[Unit]], before: [Unit], after: [Unit]) {
    let last = sides.count - 1
    guard let heads = heads(of: sides) else {
      let before = isWhole ? [] : Array(sides[0].dropLast())
      let inner = sides.indices.map { index in
        index == 0
          ? Array(sides[0].dropFirst(before.count))
          : index == last ? Array(sides[last].prefix(1)) : sides[index]
      }
      return (inner, before, Array(sides[last].dropFirst()))
    }
    // Words of a side's own make the words of the others their own as well.
    let isOwnBefore = heads.dropFirst().contains { $0 > 0 } || isWhole
    let isOwnAfter = sides.indices.dropLast().contains { heads[$0] + 1 < sides[$0].count }
    let before = isOwnBefore ? [] : Array(sides[0].prefix(heads[0]))
    let after = isOwnAfter ? [] : Array(sides[last].dropFirst(heads[last] + 1))
    let inner = sides.indices.map { index in
      Array(
        sides[index].dropFirst(index == 0 ? before.count : 0)
          .dropLast(index == last ? after.count : 0))
    }
    return (inner, before, after)
  }

  /// Where each side has a unit of one fact that all sides have; nil when there is no such fact.
  private static func heads(of sides: [[Unit]]) -> [Int]? {
    for unit in sides[0].reversed() {
      let heads = sides.map { side in side.lastIndex { $0.fields == unit.fields } }
      if !heads.contains(nil) { return heads.compactMap { $0 } }
    }
    return nil
  }

  /// Units that must all fit, as tags that are as simple as can be.
  private static func plain(_ units: [Unit]) -> [Filter] {
    var tags: [Filter] = []
    for tag in units.flatMap(\.tags) where !tags.contains(tag) { tags.append(tag) }
    let single = Filter.joined(tags.filter(\.others.isEmpty))
    var found: [Filter] = []
    for tag in tags {
      guard !tag.others.isEmpty else {
        let whole = single.first { $0 == tag || $0.covers(tag) } ?? tag
        if !found.contains(whole) { found.append(whole) }
        continue
      }
      // Values of one fact that nothing else looks at are tags of their own.
      let isAlone = tag.fields.count == 1 && tag.choices.allSatisfy(\.isPlain)
      let isOnly = tags.count { !$0.fields.isDisjoint(with: tag.fields) } == 1
      found += isAlone && isOnly ? tag.choices : [tag]
    }
    return found
  }
}

extension Filter {
  /// Whether it demands all that another tag does.
  fileprivate func covers(_ tag: Filter) -> Bool {
    let own = parts
    return tag.parts.allSatisfy(own.contains)
  }

  /// A month, as the month of the year that a date has; anything else as it is.
  func inYear(of date: Filter) -> Filter {
    guard field == .month, isPlain else { return self }
    let month = value.utf8.count < 2 ? "0" + value : value
    return Filter(.date, .is, "\(date.value.prefix(4))-\(month)")
  }
}
