/// A text for the ear in the making: sentence after sentence, as many as a listener bears.
struct SpeechText {
  /// A voice reads about 15 characters a second; more than this nobody waits for.
  static let limit = 600

  private(set) var text = ""
  private(set) var isFull = false
  private let ear: Ear

  init(_ words: EarWords) { ear = Ear(words: words) }

  /// Adds a written text, as a sentence of its own; once something did not fit, nothing more is added.
  mutating func say(_ written: String) {
    guard !isFull else { return }
    let spoken = ear.text(written)
    guard let last = spoken.utf8.last else { return }
    let isFinished = [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(last)
    add(isFinished ? spoken : spoken.trimmingPunctuation() + ".")
  }

  private mutating func add(_ sentence: String) {
    let room = Self.limit - text.unicodeScalars.count - (text.isEmpty ? 0 : 1)
    if sentence.unicodeScalars.count <= room {
      text += text.isEmpty ? sentence : " " + sentence
      return
    }
    isFull = true
    // A passage that is too long on its own is read as far as it goes.
    guard text.unicodeScalars.count < Self.limit / 2 else { return }
    let cut = sentence.unicodeScalars.prefix(room - 1)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    let part = String(Substring(cut[..<end])).trimmingPunctuation() + "."
    text += text.isEmpty ? part : " " + part
  }
}

extension String {
  fileprivate func trimmingPunctuation() -> String {
    var text = self
    while let last = text.last, ",;:- ".contains(last) { text.removeLast() }
    return text
  }
}
