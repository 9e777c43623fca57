import Conversation

/// The colours of a theme, as parameters of SGR.
///
/// Only the sixteen colours that people choose for their terminal themselves.
struct Palette: Sendable {
  private let title, label, muted, accent, warning, link: String

  init?(theme: Theme) {
    switch theme {
    case .plain: return nil
    case .dark:
      (title, label, muted, accent, warning, link) = ("1;96", "36", "90", "1;93", "1;91", "4;94")
    case .light:
      (title, label, muted, accent, warning, link) = ("1;34", "34", "90", "1;35", "1;31", "4;34")
    }
  }

  func color(of role: Segment.Role) -> String? {
    switch role {
    case .plain: nil
    case .title: title
    case .label: label
    case .muted: muted
    case .accent: accent
    case .warning: warning
    case .link: link
    }
  }
}
