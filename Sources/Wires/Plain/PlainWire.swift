import Conversation

/// The wire of pipes: a line in, lines out, an empty line after each answer.
package enum PlainWire {
  /// Reads a line without its line end; bad bytes and control characters are gone afterwards.
  ///
  /// A prefix that is malformed is text like any other, so that nothing is ever dropped without an
  /// answer.
  package static func read(_ line: [UInt8]) -> Incoming {
    read(cleaned: InputCleaning.text(line), raw: line)
  }

  /// Reads a line that is a text already.
  package static func read(_ line: String) -> Incoming {
    InputCleaning.isClean(line) ? read(cleaned: line, raw: nil) : read(Array(line.utf8))
  }

  /// Writes an answer: its lines, then one empty line that ends it.
  ///
  /// Without lines (a room's message that was not for us) only the empty line is written: whoever
  /// waits for the answer goes on, and nothing is said in the room.
  package static func write(_ lines: [String]) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(1) { $0 + $1.utf8.count + 1 })
    for line in lines {
      let safe = OutputLine.safe(line)
      guard !safe.isEmpty else { continue }
      text += safe
      text += "\n"
    }
    text += "\n"
    return text
  }

  /// Reads a line that was cleaned; without `raw` there was nothing to clean.
  private static func read(cleaned line: String, raw: [UInt8]?) -> Incoming {
    guard let (speaker, text) = Speaker.prefix(of: line) else {
      return Incoming(message: Message(text: line), isDirect: true)
    }
    let message = Message(
      user: raw.map { isAsWritten(line, $0) } ?? true ? speaker.user : speaker.user + hidden,
      room: speaker.room, text: InputCleaning.trimmed(text))
    return Incoming(
      message: message, isDirect: speaker.room == nil,
      silence: raw.flatMap { $0.contains(0x01) ? InputCleaning.ctcp($0) : nil })
  }

  /// Ends the name of a speaker in whose name something was hidden: to the eye it is somebody else's, whose favourites and place
  /// it must not get.
  private static let hidden = "\u{FFFD}"

  /// Whether the names before the text came as they stand after the cleaning.
  private static func isAsWritten(_ cleaned: String, _ raw: [UInt8]) -> Bool {
    let end = UInt8(ascii: ">")
    return raw.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != end }
      .elementsEqual(cleaned.utf8.prefix { $0 != end })
  }
}
