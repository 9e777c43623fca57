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
