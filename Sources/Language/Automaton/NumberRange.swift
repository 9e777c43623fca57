/// A list of numbers with its bounds, for those who say a number beyond them.
struct NumberRange: Sendable {
  let list: Grammar.NumberList
  let low: Number
  let high: Number

  init(_ list: Grammar.NumberList) {
    self.list = list
    low = list.ranges.map(\.low).min() ?? Number(0)
    high = list.ranges.map(\.high).max() ?? Number(0)
  }
}

extension NumberRange: Frozen {
  func freeze(into bytes: inout Freezer) {
    list.ranges.map(\.low).freeze(into: &bytes)
    list.ranges.map(\.high).freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    let lows = try [Number](thawing: &bytes)
    let highs = try [Number](thawing: &bytes)
    self.init(Grammar.NumberList(ranges: zip(lows, highs).map { (low: $0, high: $1) }))
  }
}
