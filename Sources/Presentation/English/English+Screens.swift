package import Catalogs
package import Conversation

extension English {
  package func aboutLines(_ about: AboutCurio) -> (title: String, description: String) {
    (
      "Curio \(about.version)",
      "A bot to chat with about fish, monsters, cartoon characters and comics."
    )
  }

  package func credit(_ credit: Credit, count: String, date: String) -> String {
    "\(count) records from \(credit.origin), as of \(date). Licence: \(finished(credit.licence))"
  }

  package func panelHead(_ panel: FilterPanel) -> String {
    "Filters for \(noun(panel.catalog, plural: true))"
  }

  package func panelOthers(_ phrases: [String]) -> String {
    "Also on: \(phrases.joined(separator: ", "))."
  }

  package func panelHint(_ panel: FilterPanel) -> String {
    let isOn = panel.choices.contains { $0.isOn } || !panel.others.isEmpty
    guard let choice = panel.choices.first(where: { !$0.isOn }) else {
      return "Say “clear filters” to see all."
    }
    let only = "Say “only \(phrase(choice.filter, in: panel.catalog))”"
    return isOn ? only + ", or “clear filters” to see all." : only + " to turn one on."
  }

  package func settings(
    _ settings: Settings
  ) -> (title: String, rows: [(label: String, value: String)]) {
    let width = settings.width.map { "\($0) columns" } ?? "as wide as the terminal"
    let language = settings.language.map { Self.languages[$0] ?? $0 } ?? "English"
    return (
      "Settings",
      [
        ("Theme", settings.theme?.rawValue ?? "not chosen"), ("Language", language),
        ("Width", width), ("Speech", settings.speech.map { $0 ? "on" : "off" } ?? "not chosen"),
      ]
    )
  }

  private static let languages = ["en": "English", "de": "German"]

  package func helpHead(_ help: Help) -> String {
    guard help.inFull, let topic = help.topics.first else { return "What you can say" }
    return capitalized(topic.title)
  }

  package func helpHint(_ help: Help) -> String {
    guard let topic = help.topics.first else { return "There is no help on that." }
    return help.inFull
      ? "Say “help” for all topics." : "Say “help \(topic.name)” to see all of a topic."
  }

  package func example(_ sentence: String) -> String { "“\(sentence)”" }

  package func suggestions(_ sentences: [String]) -> String {
    let quoted = sentences.map(example)
    guard let last = quoted.last, quoted.count > 1 else { return "Try \(quoted.first ?? "")." }
    return "Try \(quoted.dropLast().joined(separator: ", ")) or \(last)."
  }

  package func reason(_ line: String) -> String { line }

  package var reasoningHead: String { "How I read that" }

  package func picture(of name: String) -> String { "Picture of \(name)" }
}
