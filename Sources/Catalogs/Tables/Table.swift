/// The lines of a catalog's table, found but not read.
///
/// The first line names the columns. A line that starts with a tab goes on with the record above it.
struct Table: Sendable {
  /// One record: its fields between tabs, and the lines that go on with it.
  struct Row: Sendable {
    let line: Bytes
    var details: Bytes
  }

  let columns: [String]
  let rows: [Row]

  init(_ bytes: Bytes) {
    var rest = bytes
    var header = rest.take(to: Bytes.newline)
    var columns: [String] = []
    while !header.isEmpty { columns.append(header.take(to: Bytes.tab).text) }
    self.columns = columns

    var rows: [Row] = []
    rows.reserveCapacity(rest.count / 48)
    while !rest.isEmpty {
      let line = rest.take(to: Bytes.newline)
      if line.first == Bytes.tab, let last = rows.indices.last {
        let start = rows[last].details.isEmpty ? line.start : rows[last].details.start
        rows[last].details = Bytes(start: start, count: line.start + line.count - start)
      } else if !line.isEmpty {
        rows.append(Row(line: line, details: Bytes(start: rest.start, count: 0)))
      }
    }
    self.rows = rows
  }
}
