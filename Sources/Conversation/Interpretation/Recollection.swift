import Language
import Synchronization

/// What utterances were taken for lately: people in rooms say the same things again and again.
///
/// An utterance is recalled in every context that is alike in what its understanding leaned on, so it is understood as it
/// would be anew. There are so many places, in rows by utterance, and the newest of a row takes the oldest one's; so this
/// never grows.
final class Recollection: Sendable {
  private struct Row {
    var hashes: [UInt64] = []
    var places: [Remembered] = []
    /// The place that is taken next, once all are.
    var oldest = 0
  }

  private let rows = Mutex<[Row]>([])

  /// A power of two.
  private static let count: UInt64 = 512
  private static let width = 16
  /// Longer utterances are hardly ever said twice.
  private static let longest = 120

  /// What an utterance was taken for in a context like this one; nil where that is not known any more.
  func find(_ text: String, in context: Context, _ matcher: Matcher) -> Remembered? {
    let hash = Self.hash(of: text)
    return rows.withLock { rows in
      guard !rows.isEmpty else { return nil }
      let row = Self.row(of: hash)
      for index in rows[row].hashes.indices where rows[row].hashes[index] == hash {
        let place = rows[row].places[index]
        if place.holds(text, in: context, matcher) { return place }
      }
      return nil
    }
  }

  /// Keeps what an utterance was taken for.
  func keep(_ remembered: @autoclosure () -> Remembered, of text: String) {
    guard text.utf8.count <= Self.longest else { return }
    let hash = Self.hash(of: text)
    let place = remembered()
    rows.withLock { rows in
      if rows.isEmpty { rows = Array(repeating: Row(), count: Int(Self.count)) }
      let row = Self.row(of: hash)
      if rows[row].places.count < Self.width {
        rows[row].hashes.append(hash)
        rows[row].places.append(place)
      } else {
        rows[row].hashes[rows[row].oldest] = hash
        rows[row].places[rows[row].oldest] = place
        rows[row].oldest = (rows[row].oldest + 1) % Self.width
      }
    }
  }

  private static func row(of hash: UInt64) -> Int { Int((hash ^ hash >> 29) & (count - 1)) }

  private static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
