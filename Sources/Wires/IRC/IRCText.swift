package import Presentation

/// Puts the pieces of an answer into lines of so many bytes.
package enum IRCText {
  private static let bold = "\u{02}"
  /// A character of more bytes than this is one letter under a heap of marks: it may be parted.
  private static let heap = 32
  /// Less room than this at the end of a line is not worth beginning a long piece in.
  private static let worthwhile = 80

  /// Lines of at most `limit` bytes, cut between pieces, else between words, else between
  /// characters.
  ///
  /// They call nobody on the roll.
  package static func lines(
    _ pieces: [RoomPiece], limit: Int, roll: Roll = Roll(), ascii: Bool = false
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var last = ""
    func endLine() {
      if !line.isEmpty { lines.append(line) }
      line = ""
    }
    for piece in pieces {
      if piece.startsLine { endLine() }
      var rest = Substring(roll.parting(OutputLine.safe(piece.text), ascii: ascii))
      while !rest.isEmpty {
        let gap = line.isEmpty ? "" : separator(after: last)
        let frame = gap.utf8.count + (piece.isBold ? 2 * bold.utf8.count : 0) + armour
        let room = limit - line.utf8.count - frame
        if rest.utf8.count > room, !line.isEmpty,
          room < worthwhile || rest.utf8.count <= limit - armour - 2
        {
          endLine()
          continue
        }
        let head = head(of: rest, bytes: max(room, 4))
        line += gap
        let text = line.isEmpty ? Cleaning.roomLine(String(head)) : String(head)
        line += piece.isBold ? bold + text + bold : text
        last = text
        rest = rest[head.endIndex...].drop { $0 == " " }
        if !rest.isEmpty { endLine() }
      }
    }
    endLine()
    return lines
  }

  /// Room for the invisible sign that may have to go before a line.
  private static let armour = 3

  /// Sentences follow each other, all else is parted by a dot.
  private static func separator(after text: String) -> String {
    text.last.map { ".!?:…".contains($0) } == true ? " " : " · "
  }

  /// As much as fits, up to a blank if there is one in its second half.
  private static func head(of text: Substring, bytes: Int) -> Substring {
    guard text.utf8.count > bytes else { return text }
    var end = text.startIndex
    var count = 0
    while end < text.endIndex {
      let next = text.index(after: end)
      let size = text[end..<next].utf8.count
      guard count + size <= bytes else {
        if size > heap || end == text.startIndex {
          end = scalarEnd(of: text, from: end, bytes: bytes - count)
        }
        break
      }
      count += size
      end = next
    }
    let head = text[..<end]
    guard let blank = head.lastIndex(of: " "), head[..<blank].utf8.count > bytes / 2 else {
      return head
    }
    return head[..<blank]
  }

  private static func scalarEnd(
    of text: Substring, from start: Substring.Index, bytes: Int
  ) -> Substring.Index {
    var end = start
    var count = 0
    let scalars = text.unicodeScalars
    while end < text.endIndex {
      let size = UTF8.width(scalars[end])
      guard count + size <= bytes else { break }
      count += size
      end = scalars.index(after: end)
    }
    return end
  }
}
