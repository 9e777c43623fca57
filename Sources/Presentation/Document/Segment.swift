/// A piece of a line that looks one way.
///
/// Its text is clean from the moment it exists, so no renderer can forget to.
struct Segment: Hashable, Sendable {
  /// What a piece is, from which a renderer chooses how it looks.
  enum Role: Hashable, Sendable {
    case plain, title, label, muted, accent, warning
    /// A link to an https address.
    case link(String)
  }

  let text: String
  let role: Role

  init(_ text: String, _ role: Role = .plain) {
    self.text = Cleaning.text(text)
    self.role = role
  }
}

/// A run of pieces that belong to one line or paragraph.
typealias Phrase = [Segment]

extension Phrase {
  init(_ text: String, _ role: Segment.Role = .plain) { self = [Segment(text, role)] }

  /// An address that shows itself; nothing when it is no safe one.
  static func link(_ url: String) -> Phrase? {
    guard let address = Address.safe(url) else { return nil }
    return Phrase(address, .link(address))
  }

  var text: String { count == 1 ? self[0].text : map(\.text).joined() }
  var width: Int { reduce(0) { $0 + Columns.width($1.text) } }
}
