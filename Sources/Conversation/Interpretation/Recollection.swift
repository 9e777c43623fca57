import Language
import Synchronization

/// What utterances were taken for lately: people in rooms say the same things again and again.
///
/// An utterance is recalled in every context that is alike in what its understanding leaned on, so it is understood as it
/// would be anew. There are so many places, in rows by utterance, and the newest of a row takes the oldest one's; so this
/// never grows.
final class Recollection: Sendable {
  fileprivate struct Row {
    var hashes: [UInt64] = []
    var places: [Remembered] = []
    /// The place that is taken next, once all are.
    var oldest = 0
  }

  private let rows = Mutex<[Row]>([])

  /// A power of two.
  private static let count: UInt64 = 256
  private static let width = 32
  /// Longer utterances are hardly ever said twice.
  private static let longest = 120

  /// What an utterance was taken for in a context like this one; nil where that is not known any more.
  func find(_ text: String, in context: Context, _ matcher: Matcher) -> Remembered? {
    let hash = Self.hash(of: text)
    return rows.withLock { rows in
      guard !rows.isEmpty else { return nil }
      return rows[Self.row(of: hash)].place(of: text, hash) { $0.holds(in: context, matcher) }
    }
  }

  /// Keeps what an utterance was taken for.
  func keep(_ text: String, as remembered: (Saying) -> Remembered) {
    guard text.utf8.count <= Self.longest else { return }
    let hash = Self.hash(of: text)
    rows.withLock { rows in
      if rows.isEmpty { rows = Array(repeating: Row(), count: Int(Self.count)) }
      let row = Self.row(of: hash)
      let saying = rows[row].place(of: text, hash) { _ in true }?.saying
      rows[row].keep(remembered(saying ?? Saying(text)), hash, atMost: Self.width)
    }
  }

  private static func row(of hash: UInt64) -> Int { Int((hash ^ hash >> 29) & (count - 1)) }

  private static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

extension Recollection.Row {
  /// The first place of an utterance that fits.
  fileprivate func place(
    of text: String, _ hash: UInt64, where fits: (Remembered) -> Bool
  ) -> Remembered? {
    // The places of one utterance have it in common, so it is compared once.
    var saying: Saying?
    for index in hashes.indices where hashes[index] == hash {
      let place = places[index]
      if place.saying !== saying {
        guard place.saying.isSaid(text) else { continue }
        saying = place.saying
      }
      if fits(place) { return place }
    }
    return nil
  }

  fileprivate mutating func keep(_ place: Remembered, _ hash: UInt64, atMost count: Int) {
    if places.count < count {
      hashes.append(hash)
      places.append(place)
    } else {
      hashes[oldest] = hash
      places[oldest] = place
      oldest = (oldest + 1) % count
    }
  }
}
