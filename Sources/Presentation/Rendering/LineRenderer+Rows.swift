// Numbered rows.
extension LineRenderer {
  /// Below this many columns details follow the name with a dash instead of aligning.
  private static let detailsBeside = 60
  /// Names wider than this let their detail slip to the right.
  private static let widestName = 36

  mutating func render(_ rows: [Node.Row]) {
    guard let width = page.width, width >= Self.detailsBeside else {
      for row in rows { renderFlowing(row) }
      return
    }
    let digits = rows.map { Columns.width(String($0.number)) }.max() ?? 1
    let names = rows.map { Columns.width($0.name.text) }.filter { $0 <= Self.widestName }
    let column = digits + 2 + (names.max() ?? Self.widestName) + 2
    for row in rows { renderAligned(row, digits: digits, detailColumn: column) }
  }

  private mutating func renderFlowing(_ row: Node.Row) {
    let number = String(row.number) + ". "
    page.hanging = number.utf8.count
    page.write(number, .muted)
    page.write(row.name)
    if let detail = row.detail {
      page.write(" — ", .muted)
      page.write(detail)
    }
    page.endLine()
  }

  private mutating func renderAligned(_ row: Node.Row, digits: Int, detailColumn: Int) {
    let number = String(row.number)
    page.hanging = digits + 2
    if number.utf8.count < digits { page.move(to: digits - number.utf8.count) }
    page.write(number + ".", .muted)
    page.move(to: digits + 2)
    page.write(row.name)
    if let detail = row.detail {
      page.move(to: detailColumn)
      page.write(detail)
    }
    page.endLine()
  }
}
