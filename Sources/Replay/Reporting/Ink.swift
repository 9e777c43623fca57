/// Colours for a report on a terminal.
enum Ink: String {
  case removed = "31"
  case added = "32"
  case place = "36"

  func paint(_ text: String, _ isOn: Bool) -> String {
    isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
