/// Lines in the making: words are written onto it, and it breaks, indents and colours them.
///
/// Escape sequences come only from the pen, text only from segments.
struct Page {
  private(set) var lines: [String]
  let pen: Pen
  let isASCII: Bool
  /// Where text breaks; nil never breaks.
  var measure: Int?
  /// How many columns there are in all; nil for wires.
  let width: Int?
  /// Where lines after a break begin.
  var hanging = 0

  private static let usualLines = 16
  private var line = ""
  /// The column that the next piece begins in; on an endless line, whether there is something at all.
  private var column = 0
  private var open = Manner()
  /// Pieces since the last space: they break together or not at all.
  private var word: [Piece] = []
  private var wordWidth = 0
  /// Spaces owed before the next word; a break swallows them.
  private var gap = 0

  /// How a piece looks, and whether it runs from right to left and keeps to itself.
  private struct Manner: Equatable {
    var role = Segment.Role.plain
    var isIsolated = false
  }

  private struct Piece {
    let text: String
    let manner: Manner
  }

  init(_ style: Style) {
    lines = []
    lines.reserveCapacity(Self.usualLines)
    pen = Pen(style)
    isASCII = style.ascii
    width = style.width.map { min(max($0, Style.widths.lowerBound), Style.widths.upperBound) }
    measure = width.map { min($0, Style.measure) }
  }

  mutating func write(_ phrase: Phrase) {
    for segment in phrase { write(segment) }
  }

  mutating func write(_ text: String, _ role: Segment.Role = .plain) {
    write(Segment(text, role))
  }

  mutating func write(_ segment: Segment) {
    let text = isASCII ? Folding.ascii(segment.text) : segment.text
    var manner = Manner(role: segment.role)
    guard width != nil else { return put(text, manner) }
    manner.isIsolated = !isASCII && RightToLeft.occurs(in: text)
    var rest = text.utf8[...]
    while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
      add(rest[..<space], manner)
      let next = rest.index(after: space)
      if Self.staysTogether(rest[..<space], rest[next...]) {
        add(rest[space..<next], manner)
      } else {
        placeWord()
        gap += 1
      }
      rest = rest[next...]
    }
    add(rest, manner)
  }

  /// A number and its unit are not parted by a break.
  private static func staysTogether(
    _ word: Substring.UTF8View, _ next: Substring.UTF8View
  ) -> Bool {
    guard let last = word.last, let first = next.first else { return false }
    return (0x30...0x39).contains(last) && (0x61...0x7A).contains(first)
  }

  /// Moves on to a column, with one space at least.
  mutating func move(to target: Int) {
    placeWord()
    close()
    gap = max(target - column, 1)
    pad()
  }

  /// Ends the line; a line of nothing leaves no trace.
  mutating func endLine() {
    placeWord()
    close()
    keepLine()
    line = ""
    column = 0
    gap = 0
    hanging = 0
  }

  private mutating func keepLine() {
    while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
    guard !line.isEmpty else { return }
    lines.append(width == nil && pen.isPlain ? Cleaning.roomLine(line, ascii: isASCII) : line)
  }

  private mutating func add(_ text: Substring.UTF8View, _ manner: Manner) {
    guard !text.isEmpty else { return }
    let piece = String(Substring(text))
    word.append(Piece(text: piece, manner: manner))
    wordWidth += Columns.width(piece)
  }

  private mutating func placeWord() {
    guard let first = word.first, let measure else { return }
    if column > hanging, column + gap + wordWidth > measure { breakLine() }
    if first.manner != open { close() }
    pad()
    for piece in word { place(piece, limit: measure) }
    word.removeAll(keepingCapacity: true)
    wordWidth = 0
  }

  /// Writes a piece of a word; one that no line could hold is cut between characters.
  ///
  /// An address is never broken, since a broken one leads nowhere: it is cut short where it can be followed all the same,
  /// and runs over the edge elsewhere.
  private mutating func place(_ piece: Piece, limit: Int) {
    if case .link = piece.manner.role {
      guard pen.followsLinks else { return put(piece.text, piece.manner) }
      let room = max(limit - column, 1)
      let ellipsis = isASCII ? "..." : "…"
      return put(Columns.truncated(piece.text, to: room, ellipsis: ellipsis), piece.manner)
    }
    var rest = piece.text
    while column + Columns.width(rest) > limit {
      let (head, tail) = Columns.head(of: rest, width: max(limit - column, 1))
      guard !head.isEmpty, !tail.isEmpty else { break }
      put(String(head), piece.manner)
      breakLine()
      rest = String(tail)
    }
    put(rest, piece.manner)
  }

  private mutating func breakLine() {
    close()
    keepLine()
    line = Columns.spaces(hanging)
    column = hanging
    gap = 0
  }

  private mutating func pad() {
    guard gap > 0 else { return }
    line += Columns.spaces(gap)
    column += gap
    gap = 0
  }

  private mutating func put(_ text: String, _ manner: Manner) {
    guard !text.isEmpty else { return }
    if !pen.isPlain || width != nil, manner != open {
      close()
      line += pen.opening(manner.role)
      if manner.isIsolated { line += "\u{2068}" }
      open = manner
    }
    line += text
    column += width == nil ? 1 : Columns.width(text)
  }

  private mutating func close() {
    guard open != Manner() else { return }
    if open.isIsolated { line += "\u{2069}" }
    line += pen.closing(open.role)
    open = Manner()
  }
}
