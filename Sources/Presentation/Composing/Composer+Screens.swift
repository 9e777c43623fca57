import Catalogs
import Conversation

// Screens that are about Curio itself, and pictures.
extension Composer {
  func settings(_ settings: Settings) -> [Node] {
    let screen = tongue.settings(settings)
    let fields = screen.rows.map { Node.Field(label: $0.label, value: Phrase($0.value)) }
    return [.title(Phrase(screen.title, .title)), .fields(fields)]
  }

  func help(_ help: Help) -> [Node] {
    let title = Node.title(Phrase(tongue.helpHead(help), .title))
    let hint = Node.text(Phrase(tongue.helpHint(help), .muted))
    if help.inFull {
      let examples = help.topics.flatMap(\.examples).map { Phrase(tongue.example($0)) }
      return [title, .entries(examples), hint]
    }
    let fields = help.topics.map { topic in
      let examples = topic.examples.prefix(3).map(tongue.example).joined(separator: ", ")
      return Node.Field(label: topic.title, value: Phrase(examples))
    }
    return [title, .fields(fields), hint]
  }

  func about(_ about: AboutCurio) -> [Node] {
    let screen = tongue.aboutLines(about)
    let fields = about.credits.map { credit in
      let words = tongue.credit(
        credit, count: tongue.number(credit.count), date: tongue.date(credit.snapshot))
      let address = Phrase.link(credit.address).map { [Segment(" ")] + $0 } ?? []
      return Node.Field(
        label: tongue.noun(credit.catalog, plural: true).capitalizedFirst,
        value: [Segment(words)] + address)
    }
    return [
      .title(Phrase(screen.title, .title)), .text(Phrase(screen.description)), .fields(fields),
    ]
  }

  func picture(_ picture: Picture, of item: Item) -> [Node] {
    guard let address = Phrase.link(picture.url) else {
      return [.text(Phrase(tongue.statement(.picture, of: item, value: nil)))]
    }
    let name = picture.alt.isEmpty ? tongue.picture(of: item.name) : picture.alt
    return [.text([Segment(name + ": ")] + address)]
  }

  func reasoning(_ reasoning: Reasoning) -> [Node] {
    [
      .title(Phrase(tongue.reasoningHead, .title)),
      .entries(reasoning.lines.map { Phrase(tongue.reason($0)) }),
    ]
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
