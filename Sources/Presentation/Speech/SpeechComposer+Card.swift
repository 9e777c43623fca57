import Catalogs

// Records for the ear.
extension SpeechComposer {
  func say(card item: Item, _ text: inout SpeechText) {
    text.say(item.name)
    switch item.id.catalog {
    case .monsters: sayMonster(item, &text)
    case .comics: sayComic(item, &text)
    case .fish, .characters: sayFacts(of: item, &text)
    }
  }

  /// One fact in a sentence; an ability is one unit of name, modifier and score.
  func say(_ fact: Fact, of item: Item, _ text: inout SpeechText) {
    switch item[fact] {
    case .ability(let score):
      text.say(item.name)
      text.say(ability(fact, score))
    case .date(let day):
      text.say(composer.tongue.statement(fact, of: item, value: composer.tongue.spokenDate(day)))
    case .link where fact == .picture && composer.picture(of: item) != nil:
      text.say(composer.tongue.picture(of: item.name))
    case .link where fact == .largePicture: break
    case .link:
      text.say(composer.tongue.statement(fact, of: item, value: nil))
    case .text("") where composer.isWordless(fact, of: item):
      text.say(item.name)
      text.say(composer.tongue.caption(.withoutWords))
    default:
      let value = composer.written(fact, of: item)
      text.say(composer.tongue.statement(fact, of: item, value: value))
    }
  }

  private func sayFacts(of item: Item, _ text: inout SpeechText) {
    let unspoken: Set<Fact> = [.name, .picture, .link, .aliases]
    for fact in composer.order(item.id.catalog) where !unspoken.contains(fact) && !text.isFull {
      guard let value = composer.written(fact, of: item) else { continue }
      if fact == .scientificName { text.say(value) } else { sayLabelled(fact, value, item, &text) }
    }
  }

  private func sayLabelled(
    _ fact: Fact, _ value: String, _ item: Item, _ text: inout SpeechText
  ) {
    text.say("\(composer.tongue.label(fact, in: item.id.catalog)): \(value)")
  }

  private func sayComic(_ item: Item, _ text: inout SpeechText) {
    var day: CalendarDay?
    if case .date(let known) = item[.date] { day = known }
    text.say(composer.tongue.spokenComic(number: Int(item.id.key), day: day))
    switch item[.hoverText] {
    case .text(""): text.say(composer.tongue.caption(.withoutWords))
    case .text(let hoverText): text.say(hoverText)
    default: break
    }
  }

  /// What a listener wants first: what it is, how hard to hit and to beat, then the six abilities.
  private func sayMonster(_ item: Item, _ text: inout SpeechText) {
    let tongue = composer.tongue
    text.say(tongue.kin(of: item))
    if let armor = composer.written(.armorClass, of: item) { text.say(tongue.spokenArmor(armor)) }
    if case .hitPoints(let points, _) = item[.hitPoints] {
      text.say(tongue.spokenHitPoints(points))
    }
    for fact in [Fact.speed, .challenge] {
      if let value = composer.written(fact, of: item) { sayLabelled(fact, value, item, &text) }
    }
    for fact in Composer.abilities {
      if case .ability(let score) = item[fact] { text.say(ability(fact, score)) }
    }
    for fact in [Fact.actions, .legendaryActions, .traits] where !text.isFull {
      if let value = composer.written(fact, of: item) { sayLabelled(fact, value, item, &text) }
    }
  }

  private func ability(_ fact: Fact, _ score: Int) -> String {
    composer.tongue.spokenAbility(
      fact, modifier: Signed.text(Ability.modifier(score)), score: score)
  }
}
