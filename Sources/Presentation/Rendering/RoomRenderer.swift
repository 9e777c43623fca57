import Conversation

/// Turns an answer into pieces for a chat room, where lines are few and a heading is all that stands out.
struct RoomRenderer {
  private var pieces: [RoomPiece] = []
  private let isASCII: Bool
  /// Whether a list has been told, so that what follows stands on a line of its own.
  private var isAfterList = false

  static func pieces(_ nodes: [Node], ascii: Bool) -> [RoomPiece] {
    var renderer = RoomRenderer(ascii: ascii)
    for node in nodes { renderer.render(node) }
    return renderer.pieces
  }

  private init(ascii: Bool) { isASCII = ascii }

  private mutating func render(_ node: Node) {
    switch node {
    case .title(let phrase): add(phrase.text, isBold: true)
    case .text(let phrase): add(phrase.text, startsLine: isAfterList)
    case .section(let title): add(title.uppercased(), isBold: true, startsLine: true)
    case .fields(let fields): for field in fields { add(field.label + ": " + field.value.text) }
    case .strip(let phrases), .entries(let phrases): for phrase in phrases { add(phrase.text) }
    case .grid(let cells): add(cells.map(\.text).joined(separator: ", "))
    case .rows(let rows):
      for row in rows { add(Self.text(of: row)) }
      isAfterList = true
    case .marks(let marks):
      for mark in marks {
        let remark = mark.remark.isEmpty ? "" : " (\(mark.remark))"
        add((mark.isOn ? "[x] " : "[ ] ") + mark.name + remark)
      }
      isAfterList = true
    case .table(let table): for row in table.rows { add(Self.text(of: row, table)) }
    case .art: add("><(((°>")
    }
  }

  private static func text(of row: Node.Row) -> String {
    "\(row.number). \(row.name.text)" + (row.detail.map { " — " + $0.text } ?? "")
  }

  private static func text(of row: Node.Table.Row, _ table: Node.Table) -> String {
    let cells = zip(table.columns, row.cells).map { column, cell in "\(column) \(cell.text)" }
    return row.label + ": " + cells.joined(separator: ", ")
  }

  private mutating func add(_ text: String, isBold: Bool = false, startsLine: Bool = false) {
    let text = isASCII ? Folding.ascii(text) : text
    guard !text.isEmpty else { return }
    pieces.append(RoomPiece(text, isBold: isBold, startsLine: startsLine))
  }
}
