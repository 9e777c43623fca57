import Conversation

/// What is written before and after a piece of a line, by its role.
struct Pen: Sendable {
  /// Nil writes no escape sequence whatever.
  private let palette: Palette?
  private let links: Bool

  init(_ style: Style) {
    palette = style.color ? Palette(theme: style.theme) : nil
    links = style.links && palette != nil
  }

  var isPlain: Bool { palette == nil }
  var followsLinks: Bool { links }

  func opening(_ role: Segment.Role) -> String {
    guard let palette else { return "" }
    let color = palette.color(of: role).map { "\u{1B}[\($0)m" } ?? ""
    guard links, case .link(let address) = role else { return color }
    return color + "\u{1B}]8;;\(address)\u{1B}\\"
  }

  func closing(_ role: Segment.Role) -> String {
    guard let palette else { return "" }
    let color = palette.color(of: role) == nil ? "" : "\u{1B}[0m"
    guard links, case .link = role else { return color }
    return "\u{1B}]8;;\u{1B}\\" + color
  }
}
