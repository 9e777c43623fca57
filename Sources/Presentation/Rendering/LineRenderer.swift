import Conversation

/// Turns an answer into lines, for a terminal of any width or for a wire.
struct LineRenderer {
  var page: Page
  let style: Style

  init(_ style: Style) {
    self.style = style
    page = Page(style)
  }

  static func lines(_ nodes: [Node], _ style: Style) -> [String] {
    var renderer = LineRenderer(style)
    for node in nodes { renderer.render(node) }
    return renderer.page.lines
  }

  mutating func render(_ node: Node) {
    switch node {
    case .title(let phrase), .text(let phrase): line(phrase)
    case .section(let title): line(Phrase(title.uppercased(), .label))
    case .fields(let fields): render(fields)
    case .strip(let phrases): render(strip: phrases)
    case .grid(let cells): render(grid: cells)
    case .rows(let rows): render(rows)
    case .entries(let entries): for entry in entries { line(entry, indent: 2, hanging: 4) }
    case .marks(let marks): for mark in marks { render(mark) }
    case .table(let table): render(table)
    case .art(let art):
      let drawing = art.lines(width: page.measure ?? Art.usualWidth, ascii: style.ascii)
      for row in drawing { line(Phrase(row)) }
    }
  }

  mutating func line(_ phrase: Phrase, indent: Int = 0, hanging: Int = 0) {
    page.hanging = hanging
    if indent > 0 { page.move(to: indent) }
    page.write(phrase)
    page.endLine()
  }

  private mutating func render(_ mark: Node.Mark) {
    page.hanging = 4
    page.write(mark.isOn ? "[x] " : "[ ] ", mark.isOn ? .accent : .muted)
    page.write(mark.name, mark.isOn ? .accent : .plain)
    if !mark.remark.isEmpty { page.write(" (" + mark.remark + ")", .muted) }
    page.endLine()
  }
}

// Labels and short facts.
extension LineRenderer {
  /// Below this many columns a label stands on a line of its own.
  private static let labelsBeside = 60
  private static let widestLabel = 18

  mutating func render(_ fields: [Node.Field]) {
    guard let width = page.width else { return renderEndless(fields) }
    guard width >= Self.labelsBeside else { return renderStacked(fields) }
    let widest = fields.map { Columns.width($0.label) }.max() ?? 0
    let column = min(widest, Self.widestLabel) + 2
    for field in fields {
      page.hanging = column
      page.write(field.label, .label)
      page.move(to: column)
      page.write(field.value)
      page.endLine()
    }
  }

  private mutating func renderEndless(_ fields: [Node.Field]) {
    for field in fields {
      page.write(field.label, .label)
      page.write(": ")
      page.write(field.value)
      page.endLine()
    }
  }

  private mutating func renderStacked(_ fields: [Node.Field]) {
    for field in fields {
      line(Phrase(field.label, .label))
      line(field.value, indent: 2, hanging: 2)
    }
  }

  mutating func render(strip phrases: [Phrase]) {
    guard let width = page.width else { return line(phrases.joined(by: " · ")) }
    var row: [Phrase] = []
    for phrase in phrases {
      let joined = row.isEmpty ? phrase : (row + [phrase]).joined(by: Self.gap)
      if joined.width > width, !row.isEmpty {
        lineAcross(row.joined(by: Self.gap))
        row = []
      }
      row.append(phrase)
    }
    lineAcross(row.joined(by: Self.gap))
  }

  private static let gap = "   "

  /// A line that may be as wide as the terminal.
  private mutating func lineAcross(_ phrase: Phrase) {
    let measure = page.measure
    page.measure = page.width
    line(phrase, hanging: 2)
    page.measure = measure
  }

  /// Six abilities stand in one row, two rows of three, or six lines: whatever fits whole.
  mutating func render(grid cells: [Phrase]) {
    guard let measure = page.measure else { return line(cells.joined(by: ", ")) }
    let total = cells.reduce(0) { $0 + $1.width }
    let gaps = cells.count - 1
    if total + 2 * gaps <= measure { return line(cells.joined(by: "  ")) }
    if total + gaps <= measure { return line(cells.joined(by: " ")) }
    let widest = cells.map(\.width).max() ?? 0
    let perRow = 3 * (widest + 2) - 2 <= measure ? 3 : 1
    for start in stride(from: 0, to: cells.count, by: perRow) {
      for (offset, cell) in cells[start..<min(start + perRow, cells.count)].enumerated() {
        if offset > 0 { page.move(to: offset * (widest + 2)) }
        page.write(cell)
      }
      page.endLine()
    }
  }
}

extension [Phrase] {
  fileprivate func joined(by separator: String) -> Phrase {
    var joined = Phrase()
    for (index, phrase) in enumerated() {
      if index > 0 { joined.append(Segment(separator, .muted)) }
      joined += phrase
    }
    return joined
  }
}
