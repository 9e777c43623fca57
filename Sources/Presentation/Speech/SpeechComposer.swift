import Catalogs
import Conversation

/// Writes what is spoken of an answer: sentences made for the ear, from the same facts.
struct SpeechComposer {
  let composer: Composer

  private var tongue: any Tongue { composer.tongue }

  func speech(_ reply: Reply) -> String {
    let answer = speech(reply.blocks, after: [])
    // Most answers say the mended name anyway.
    let unsaid = tongue.mended(reply.mended).filter { !answer.contains($0) }
    return unsaid.isEmpty ? answer : speech(reply.blocks, after: unsaid)
  }

  private func speech(_ blocks: [Block], after mended: [String]) -> String {
    var text = SpeechText(tongue.ear)
    if !mended.isEmpty { text.say(tongue.joined(mended)) }
    for block in blocks where !text.isFull { say(block, &text) }
    return text.text
  }

  private func say(_ block: Block, _ text: inout SpeechText) {
    switch block {
    case .sentence(let sentence): text.say(tongue.sentence(sentence))
    case .card(let item): say(card: item, &text)
    case .fact(let fact, let item): say(fact, of: item, &text)
    case .list(let listing): say(listing, &text)
    case .comparison(let comparison): say(comparison, &text)
    case .panel(let panel): say(panel, &text)
    case .candidates(let candidates, let items): say(candidates, items, &text)
    case .settings(let settings):
      for row in tongue.settings(settings).rows { text.say("\(row.label): \(row.value)") }
    case .help(let help): say(help, &text)
    case .about(let about): say(about, &text)
    case .art(let art): text.say(tongue.spoken(art))
    case .picture(let picture, let item):
      text.say(picture.alt.isEmpty ? tongue.picture(of: item.name) : picture.alt)
    case .reasoning(let reasoning): for line in reasoning.lines { text.say(tongue.reason(line)) }
    }
  }

  private func say(_ listing: Listing, _ text: inout SpeechText) {
    text.say(tongue.head(of: listing))
    for (index, item) in listing.items.enumerated() where !text.isFull {
      text.say("\(listing.first + index), \(item.name)")
    }
  }

  private func say(_ comparison: Comparison, _ text: inout SpeechText) {
    if let verdict = composer.verdict(comparison) { return text.say(verdict) }
    for fact in comparison.facts where !text.isFull {
      for item in comparison.items {
        guard let value = composer.written(fact, of: item) else { continue }
        text.say(tongue.statement(fact, of: item, value: value))
      }
    }
  }

  private func say(_ panel: FilterPanel, _ text: inout SpeechText) {
    text.say(tongue.panelHead(panel))
    let name = { (choice: FilterPanel.Choice) in
      tongue.phrase(choice.filter, in: panel.catalog)
    }
    let on = panel.choices.filter(\.isOn).map(name)
    let others = panel.others.map { tongue.phrase($0, in: panel.catalog) }
    text.say(
      tongue.spokenMarks(on: on + others, off: panel.choices.filter { !$0.isOn }.map(name)))
  }

  private func say(
    _ candidates: [Question.Candidate], _ items: [Item], _ text: inout SpeechText
  ) {
    for (index, candidate) in candidates.enumerated() where !text.isFull {
      if let item = items.first(where: { $0.id == candidate.item }) {
        let distinction = tongue.distinction(of: item)
        text.say("\(index + 1), \(item.name)" + (distinction.isEmpty ? "" : ", " + distinction))
      } else if let sentence = candidate.sentence {
        text.say("\(index + 1), \(sentence)")
      }
    }
  }

  private func say(_ help: Help, _ text: inout SpeechText) {
    text.say(tongue.helpHead(help))
    let lines = help.inFull ? help.topics.flatMap(\.examples) : help.topics.map(\.title)
    for line in lines where !text.isFull { text.say(line) }
  }

  private func say(_ about: AboutCurio, _ text: inout SpeechText) {
    let words = tongue.aboutLines(about)
    text.say(words.title)
    text.say(words.description)
    for credit in about.credits where !text.isFull {
      text.say(
        tongue.credit(
          credit, count: tongue.number(credit.count), date: tongue.spokenDate(credit.snapshot)))
    }
  }
}
