/// An utterance letter by letter, as it was typed.
final class Saying: Sendable {
  private let letters: [UInt8]

  init(_ text: String) { letters = Array(text.utf8) }

  /// Whether a text is this utterance.
  func isSaid(_ text: String) -> Bool {
    guard text.utf8.count == letters.count else { return false }
    let isSame = text.utf8.withContiguousStorageIfAvailable { bytes in
      letters.withUnsafeBufferPointer { $0.elementsEqual(bytes) }
    }
    return isSame ?? letters.elementsEqual(text.utf8)
  }
}
