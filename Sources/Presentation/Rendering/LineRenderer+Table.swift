// Comparisons.
extension LineRenderer {
  /// Below this many columns, and on wires, each row becomes a line of its own for each column.
  private static let columnsBeside = 60
  private static let widestLabel = 18
  private static let narrowestCell = 12

  mutating func render(_ table: Node.Table) {
    guard let width = page.width, width >= Self.columnsBeside,
      let layout = TableLayout(table, width: width)
    else { return renderStacked(table) }
    let measure = page.measure
    page.measure = width
    defer { page.measure = measure }
    renderLine(label: "", cells: table.columns.map { ($0, .title) }, layout)
    for row in table.rows {
      renderLine(
        label: row.label, cells: row.cells.map { ($0.text, $0.wins ? .accent : .plain) }, layout)
    }
  }

  private mutating func renderStacked(_ table: Node.Table) {
    for row in table.rows {
      line(Phrase(row.label, .label))
      for (column, cell) in zip(table.columns, row.cells) {
        page.hanging = 4
        page.move(to: 2)
        page.write(column + ": ", .muted)
        page.write(cell.text, cell.wins ? .accent : .plain)
        page.endLine()
      }
    }
  }

  /// One row of the table; cells that need several lines grow downwards.
  private mutating func renderLine(
    label: String, cells: [(text: String, role: Segment.Role)], _ layout: TableLayout
  ) {
    let labels = layout.wrap(label, to: layout.label, ascii: style.ascii)
    let columns = zip(cells, layout.cells).map {
      layout.wrap($0.0.text, to: $0.1, ascii: style.ascii)
    }
    let height = max(columns.map(\.count).max() ?? 0, labels.count)
    for index in 0..<height {
      if index < labels.count { page.write(labels[index], .label) }
      var start = layout.label + 2
      for (column, cell) in zip(columns.indices, columns) {
        if index < cell.count {
          page.move(to: start)
          page.write(cell[index], cells[column].role)
        }
        start += layout.cells[column] + 2
      }
      page.endLine()
    }
  }

  /// How wide the columns of a table are.
  struct TableLayout {
    let label: Int
    let cells: [Int]

    /// Nil when the columns would be too narrow to read.
    init?(_ table: Node.Table, width: Int) {
      let widest = table.rows.map { Columns.width($0.label) }.max() ?? 0
      label = min(widest, LineRenderer.widestLabel)
      let room = (width - label) / max(table.columns.count, 1) - 2
      guard room >= LineRenderer.narrowestCell else { return nil }
      cells = table.columns.indices.map { index in
        let texts = [table.columns[index]] + table.rows.map { $0.cells[index].text }
        return min(texts.map(Columns.width).max() ?? 0, room)
      }
    }

    func wrap(_ text: String, to width: Int, ascii: Bool) -> [String] {
      var page = Page(Style(width: Style.widths.upperBound, ascii: ascii))
      page.measure = width
      page.write(text)
      page.endLine()
      return page.lines
    }
  }
}
