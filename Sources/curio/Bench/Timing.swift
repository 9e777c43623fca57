/// How long each of many utterances took.
struct Timing {
  private let sorted: [Duration]

  /// Times some work for each of many things; none is left out, but all are done once before.
  init<Thing>(_ things: [Thing], _ work: (Thing) -> Void) {
    let clock = ContinuousClock()
    for thing in things { work(thing) }
    sorted = things.map { thing in clock.measure { work(thing) } }.sorted()
  }

  /// The time that a share of them did not exceed.
  func percentile(_ percent: Int) -> Duration {
    sorted.isEmpty ? .zero : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }

  /// How many were done in a second.
  var rate: Int {
    let total = sorted.reduce(Duration.zero, +)
    return total > .zero ? Int(Double(sorted.count) / (total / .seconds(1))) : 0
  }

  /// "median 9.5 µs, p99 52.1 µs, worst 180.0 µs".
  var text: String {
    "median \(percentile(50).inMicroseconds), p99 \(percentile(99).inMicroseconds), worst "
      + percentile(100).inMicroseconds
  }
}

extension Duration {
  var inMicroseconds: String { Self.tenths(self / .microseconds(1)) + " µs" }
  var inMilliseconds: String { Self.tenths(self / .milliseconds(1)) + " ms" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
