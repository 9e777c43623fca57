/// As much of a terminal as the line editor uses: rows that wrap, a cursor, and a few sequences.
struct Screen {
  private(set) var rows: [[Character]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  let columns: Int
  /// At the right edge, until the next character comes.
  private var isWaiting = false

  init(columns: Int) {
    self.columns = columns
  }

  /// The rows without blanks at their ends, and where the cursor is.
  var picture: String {
    let lines = rows.enumerated().map { index, cells in
      var text = cells.map(String.init)
      if index == row {
        while text.count < column { text.append(" ") }
        text.insert("|", at: column)
      }
      return text.joined().replacing(/[ ]+$/, with: "")
    }
    return lines.joined(separator: "\n")
  }

  /// All that is on the screen, as one text.
  var text: String {
    let cells = rows.joined().filter { $0 != "_" }
    return String(cells)
  }

  mutating func write(_ text: String) {
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": moveTo(column: 0)
      case "\n": moveTo(row: row + 1)
      case "\u{07}": break
      case "\u{1B}":
        guard scalars.popFirst() == "[" else { continue }
        let parameters = scalars.prefix { $0.value < 0x40 }
        scalars = scalars.dropFirst(parameters.count)
        apply(scalars.popFirst(), String(String.UnicodeScalarView(parameters)))
      case "\u{300}"..."\u{36F}": combine(scalar)
      default: put(Character(scalar))
      }
    }
  }

  private mutating func apply(_ final: Unicode.Scalar?, _ parameters: String) {
    let number = Int(parameters) ?? 1
    switch final {
    case "A": moveTo(row: max(0, row - number))
    case "C": moveTo(column: min(columns - 1, column + number))
    case "J" where parameters.isEmpty:
      rows = Array(rows.prefix(row + 1))
      rows[row] = Array(rows[row].prefix(column))
    case "J": rows = [[]]
    case "H":
      row = 0
      column = 0
    default: break
    }
  }

  private mutating func moveTo(row: Int? = nil, column: Int? = nil) {
    isWaiting = false
    self.row = row ?? self.row
    self.column = column ?? self.column
    while rows.count <= self.row { rows.append([]) }
  }

  private mutating func put(_ character: Character) {
    let width = Screen.width(String(character))
    if isWaiting || column + width > columns {
      moveTo(row: row + 1, column: 0)
    }
    while rows[row].count < column + width { rows[row].append(" ") }
    rows[row][column] = character
    // The second half of a wide character.
    if width == 2 { rows[row][column + 1] = "_" }
    column += width
    if column == columns {
      column = columns - 1
      isWaiting = true
    }
  }

  /// Adds a mark to the character before the cursor.
  private mutating func combine(_ mark: Unicode.Scalar) {
    var place = isWaiting ? column : column - 1
    guard rows[row].indices.contains(place) else { return }
    if rows[row][place] == "_", place > 0 { place -= 1 }
    rows[row][place] = Character(String(rows[row][place]) + String(mark))
  }

  /// Two columns for what is far up in Unicode, none for a mark alone.
  static func width(_ text: String) -> Int {
    text.reduce(0) { width, character in
      switch character.unicodeScalars.first?.value ?? 0 {
      case 0x300...0x36F: width
      case 0x3000...: width + 2
      default: width + 1
      }
    }
  }
}
