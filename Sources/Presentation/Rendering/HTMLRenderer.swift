import Conversation

/// Turns an answer into the few tags that Matrix clients allow, with all text escaped.
///
/// Only p, br, strong, em, ul, ol, li, pre, code, and a with an https address; nobody is mentioned.
struct HTMLRenderer {
  private var html = ""

  static func html(_ nodes: [Node]) -> String {
    var renderer = HTMLRenderer()
    for node in nodes { renderer.render(node) }
    return renderer.html
  }

  private mutating func render(_ node: Node) {
    switch node {
    case .title(let phrase): element("p") { $0.element("strong") { $0.write(phrase) } }
    case .text(let phrase): write(paragraph: phrase)
    case .section(let title): element("p") { $0.element("strong") { $0.write(title) } }
    case .fields(let fields): list(fields) { $0.write(field: $1) }
    case .strip(let phrases), .grid(let phrases): write(side: phrases)
    case .rows(let rows): write(rows)
    case .entries(let entries): list(entries) { $0.write($1) }
    case .marks(let marks): list(marks) { $0.write(mark: $1) }
    case .table(let table): list(table.rows) { $0.write(row: $1, of: table) }
    case .art(let art):
      let drawing = art.lines(width: Art.usualWidth, ascii: false).joined(separator: "\n")
      element("pre") { $0.element("code") { $0.html += HTMLRenderer.escaped(drawing) } }
    }
  }

  private mutating func write(_ phrase: Phrase) {
    for segment in phrase { write(segment) }
  }

  private mutating func write(_ text: String) { write(Segment(text)) }

  private mutating func write(_ segment: Segment) {
    let text = HTMLRenderer.escaped(Cleaning.breakingPings(segment.text))
    switch segment.role {
    case .plain, .title, .muted: html += text
    case .label, .accent, .warning: html += "<strong>" + text + "</strong>"
    case .link(let address):
      html += "<a href=\"" + HTMLRenderer.escaped(address) + "\">" + text + "</a>"
    }
  }

  /// A paragraph; a remark on what stands above it is set apart.
  private mutating func write(paragraph phrase: Phrase) {
    let isRemark = phrase.allSatisfy { $0.role == .muted }
    element("p") { paragraph in
      if isRemark {
        paragraph.element("em") { $0.write(phrase) }
      } else {
        paragraph.write(phrase)
      }
    }
  }

  private mutating func write(field: Node.Field) {
    write(Segment(field.label, .label))
    write(": ")
    write(field.value)
  }

  private mutating func write(side phrases: [Phrase]) {
    guard !phrases.isEmpty else { return }
    element("p") { renderer in
      for (index, phrase) in phrases.enumerated() {
        if index > 0 { renderer.write(" · ") }
        renderer.write(phrase)
      }
    }
  }

  private mutating func write(_ rows: [Node.Row]) {
    guard let first = rows.first else { return }
    html += "<ol start=\"\(first.number)\">"
    for row in rows {
      element("li") { renderer in
        renderer.write(row.name)
        guard let detail = row.detail else { return }
        renderer.write(" — ")
        renderer.write(detail)
      }
    }
    html += "</ol>"
  }

  private mutating func write(mark: Node.Mark) {
    write(mark.isOn ? "[x] " : "[ ] ")
    write(Segment(mark.name, mark.isOn ? .accent : .plain))
    if !mark.remark.isEmpty { write(" (" + mark.remark + ")") }
  }

  private mutating func write(row: Node.Table.Row, of table: Node.Table) {
    write(Segment(row.label, .label))
    html += ": "
    for (index, (column, cell)) in zip(table.columns, row.cells).enumerated() {
      if index > 0 { html += " · " }
      write(column + " ")
      write(Segment(cell.text, cell.wins ? .accent : .plain))
    }
  }

  private mutating func list<Item>(
    _ items: [Item], _ write: (inout HTMLRenderer, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    element("ul") { list in
      for item in items { list.element("li") { write(&$0, item) } }
    }
  }

  private mutating func element(_ tag: String, _ content: (inout HTMLRenderer) -> Void) {
    html += "<" + tag + ">"
    content(&self)
    html += "</" + tag + ">"
  }

  /// The text with the five signs that mean something in HTML written as entities.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { entities[$0] != nil }) else { return text }
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      if let entity = entities[byte] { escaped += entity.utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static let entities: [UInt8: String] = [
    UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&quot;", UInt8(ascii: "'"): "&#39;",
  ]
}
