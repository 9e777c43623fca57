import Synchronization

/// What utterances were taken for lately: people in rooms say the same things again and again.
///
/// An utterance is recalled in every context that is alike in what its understanding leaned on, so it is understood as it
/// would be anew. An utterance has a few places, of which the next one of those places takes the oldest; so this never grows.
public final class Recollection: Sendable {
  private struct Place {
    var letters: [UInt8] = []
    var context = Context()
    var leaning = Leaning()
    var understanding: Understanding?

    func understanding(
      of text: String, in context: Context, _ compiled: Compiled
    ) -> Understanding? {
      guard let understanding, holds(text), leaning.holds(of: context, as: self.context, compiled)
      else { return nil }
      return leaning.isOnFocus
        ? understanding.spoken(in: context, after: self.context) : understanding
    }

    private func holds(_ text: String) -> Bool {
      guard text.utf8.count == letters.count else { return false }
      let isSame = text.utf8.withContiguousStorageIfAvailable { bytes in
        letters.withUnsafeBufferPointer { $0.elementsEqual(bytes) }
      }
      return isSame ?? letters.elementsEqual(text.utf8)
    }
  }

  /// Places by utterance, `width` beside each other, and after them which is the oldest.
  private struct Contents {
    var places: [Place] = []
    var oldest: [UInt8] = []
  }

  private let contents = Mutex(Contents())

  /// Powers of two.
  private static let rows = 1024
  private static let width = 4
  /// Longer utterances are hardly ever said twice.
  private static let longest = 120

  public init() {}

  /// What an utterance was taken for in a context like this one; nil where that is not known any more.
  func understanding(
    of text: String, in context: Context, _ compiled: Compiled
  ) -> Understanding? {
    guard let row = Self.row(of: text) else { return nil }
    return contents.withLock { contents in
      guard !contents.places.isEmpty else { return nil }
      for index in (row * Self.width)..<((row + 1) * Self.width) {
        if let known = contents.places[index].understanding(of: text, in: context, compiled) {
          return known
        }
      }
      return nil
    }
  }

  /// Keeps what an utterance was taken for in a context.
  func keep(
    _ understanding: Understanding, of text: String, in context: Context, _ leaning: Leaning
  ) {
    guard let row = Self.row(of: text) else { return }
    let place = Place(
      letters: Array(text.utf8), context: context, leaning: leaning, understanding: understanding)
    contents.withLock { contents in
      if contents.places.isEmpty {
        contents.places = Array(repeating: Place(), count: Self.rows * Self.width)
        contents.oldest = Array(repeating: 0, count: Self.rows)
      }
      let oldest = Int(contents.oldest[row])
      contents.places[row * Self.width + oldest] = place
      contents.oldest[row] = UInt8((oldest + 1) % Self.width)
    }
  }

  private static func row(of text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 29) & (rows - 1)
  }
}
