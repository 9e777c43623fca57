package import Conversation
package import Wires

/// A line that somebody says, byte for byte.
package struct Utterance: Hashable, Sendable {
  /// Nil for the local person of a terminal or an unnamed pipe, written `<>`.
  package let speaker: Speaker?
  package let bytes: [UInt8]

  package init(speaker: Speaker?, bytes: [UInt8]) {
    self.speaker = speaker
    self.bytes = bytes
  }

  package init(speaker: Speaker? = nil, _ text: String) {
    self.init(speaker: speaker, bytes: Array(text.utf8))
  }

  /// The line as the plain wire takes it, with its prefix.
  package var line: [UInt8] {
    guard let speaker else { return bytes }
    return Array("\(speaker) ".utf8) + bytes
  }

  /// The message a wire would make of it.
  package var message: Message {
    Message(user: speaker?.user, room: speaker?.room, text: InputCleaning.text(bytes))
  }
}

extension Utterance: CustomStringConvertible {
  /// The line as it stands in a transcript.
  package var description: String {
    let prefix = speaker.map(String.init(describing:)) ?? "<>"
    return bytes.isEmpty ? prefix : "\(prefix) \(Escapes.encode(bytes))"
  }
}
