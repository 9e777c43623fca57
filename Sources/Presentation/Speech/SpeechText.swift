/// A text for the ear in the making: sentence after sentence, as many as a listener bears.
struct SpeechText {
  /// A voice reads about 15 characters a second; more than this nobody waits for.
  static let limit = 600

  private(set) var text = ""
  private(set) var isFull = false
  private var count = 0
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
    let length =
      sentence.isPrintableASCII ? sentence.utf8.count : sentence.unicodeScalars.count
    let room = Self.limit - count - (text.isEmpty ? 0 : 1)
    if length <= room { return append(sentence, length: length) }
    isFull = true
    // A passage that is too long on its own is read as far as it goes.
    guard count < Self.limit / 2 else { return }
    let cut = sentence.unicodeScalars.prefix(room - 1)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    let part = String(Substring(cut[..<end])).trimmingPunctuation() + "."
    append(part, length: part.unicodeScalars.count)
  }

  private mutating func append(_ sentence: String, length: Int) {
    if !text.isEmpty {
      text += " "
      count += 1
    }
    text += sentence
    count += length
  }
}

extension String {
  fileprivate func trimmingPunctuation() -> String {
    var text = self
    while let last = text.last, ",;:- ".contains(last) { text.removeLast() }
    return text
  }
}
