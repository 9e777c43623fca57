import Conversation

/// One part of an answer in its final words, before anyone knows how wide or colourful it will be.
enum Node: Hashable, Sendable {
  /// The name of what is shown.
  case title(Phrase)
  /// A paragraph.
  case text(Phrase)
  /// The heading of a part.
  case section(String)
  /// Labels with their values.
  case fields([Field])
  /// Short facts that stand beside each other where there is room.
  case strip([Phrase])
  /// Small cells of equal kind: one row, rows of three, or a column, by the room there is.
  case grid([Phrase])
  /// Numbered rows; the details align where there is room.
  case rows([Row])
  /// Items, each of which may be long.
  case entries([Phrase])
  /// Tags with a mark on those that are on.
  case marks([Mark])
  case table(Table)
  case art(Art)

  struct Field: Hashable, Sendable {
    let label: String
    let value: Phrase
  }

  struct Row: Hashable, Sendable {
    let number: Int
    let name: Segment
    let detail: Segment?
  }

  struct Mark: Hashable, Sendable {
    let isOn: Bool
    let name: String
    let remark: String
  }

  /// Columns with a heading each, and rows with a label each.
  struct Table: Hashable, Sendable {
    let columns: [String]
    let rows: [Row]

    struct Row: Hashable, Sendable {
      let label: String
      let cells: [Cell]
    }

    struct Cell: Hashable, Sendable {
      let text: String
      let wins: Bool
    }
  }
}
