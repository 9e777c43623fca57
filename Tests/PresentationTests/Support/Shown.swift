import Conversation
import Presentation

/// How answers look, as texts to compare with; "␛" stands for the escape character.
enum Shown {
  static let presenter = Presenter(tongue: English())

  static func lines(_ blocks: Block..., style: Style = .wire) -> String {
    lines(Reply(blocks: blocks), style: style)
  }

  static func lines(_ reply: Reply, style: Style = .wire) -> String {
    presenter.lines(reply, style: style).map { $0.replacing("\u{1B}", with: "␛") }
      .joined(separator: "\n")
  }

  static func html(_ blocks: Block...) -> String { presenter.html(Reply(blocks: blocks)) }

  static func speech(_ blocks: Block...) -> String { presenter.speech(Reply(blocks: blocks)) }
}

extension Style {
  static let narrow = Style(width: 40)
  static let usual = Style(width: 80)
  static let wide = Style(width: 120)
  static let dark = Style(theme: .dark, color: true, width: 80)
  static let light = Style(theme: .light, color: true, width: 80)
  static let usualASCII = Style(width: 80, ascii: true)
  static let narrowASCII = Style(width: 40, ascii: true)
  static let linked = Style(theme: .dark, color: true, width: 60, links: true)
}
