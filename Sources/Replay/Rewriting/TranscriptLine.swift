/// How lines of a transcript are written.
enum TranscriptLine {
  static func expectation(_ channel: ExpectedLine.Channel, _ text: String) -> String {
    text.isEmpty ? String(channel.rawValue) : "\(channel.rawValue) \(Escapes.encode(text))"
  }

  static func stimulus(_ stimulus: Turn.Stimulus) -> String {
    switch stimulus {
    case .utterance(let utterance): utterance.description
    case .event(let event): "@ \(event.text)"
    }
  }
}
