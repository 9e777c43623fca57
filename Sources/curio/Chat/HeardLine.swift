import Host
import Wires

/// A line of the plain wire with who says it.
enum HeardLine: Sendable {
  case said(Incoming, text: String)
  case tooLong(bytes: Int)

  init(_ line: InputLine) {
    switch line {
    case .text(let text): self = .said(PlainWire.read(text), text: text)
    case .tooLong(let bytes): self = .tooLong(bytes: bytes)
    }
  }

  /// Does something with lines in order until it says so; those that follow are read meanwhile.
  ///
  /// Reading costs a fifth of understanding, and there may be a processor with nothing to do.
  static func forEach(
    of lines: [InputLine], until isDone: (HeardLine) async -> Bool
  ) async -> Bool {
    var start = 0
    var heard = read(lines, from: start)
    while !heard.isEmpty {
      start += heard.count
      async let next = read(lines, from: start)
      for line in heard where await isDone(line) { return true }
      heard = await next
    }
    return false
  }

  /// So many are read at once: waking another thread costs as much as reading a few.
  private static let batch = 64

  private static func read(_ lines: [InputLine], from start: Int) -> [HeardLine] {
    lines[start..<min(start + batch, lines.count)].map(HeardLine.init)
  }
}
