import Host
import Wires

/// A line of the plain wire with who says it, and what they say to us if anything.
enum HeardLine: Sendable {
  case said(Incoming, utterance: String?, line: String)
  case tooLong(bytes: Int)

  init(_ line: InputLine, _ responder: Responder) {
    switch line {
    case .text(let line):
      let incoming = PlainWire.read(line)
      self = .said(incoming, utterance: responder.utterance(of: incoming), line: line)
    case .tooLong(let bytes, _): self = .tooLong(bytes: bytes)
    }
  }

  /// Does something with lines in order until it says so; those that follow are read meanwhile.
  ///
  /// Reading costs a fifth of understanding, and there may be a processor with nothing to do.
  static func forEach(
    of lines: [InputLine], _ responder: Responder, until isDone: (HeardLine) async -> Bool
  ) async -> Bool {
    var start = 0
    var heard = read(lines, from: start, responder)
    while !heard.isEmpty {
      start += heard.count
      // Nobody is woken to read nothing: most often there is a line or two.
      guard start < lines.count else {
        for line in heard where await isDone(line) { return true }
        return false
      }
      async let next = read(lines, from: start, responder)
      for line in heard where await isDone(line) { return true }
      heard = await next
    }
    return false
  }

  /// So many are read at once: waking another thread costs as much as reading a few.
  private static let batch = 128

  private static func read(
    _ lines: [InputLine], from start: Int, _ responder: Responder
  ) -> [HeardLine] {
    lines[start..<min(start + batch, lines.count)].map { HeardLine($0, responder) }
  }
}
