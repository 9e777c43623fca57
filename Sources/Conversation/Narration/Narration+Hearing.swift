import Catalogs

extension Narration {
  mutating func tell(_ action: HearingAction) {
    switch action {
    case .heard, .questionClosed:
      break
    case .understood(let commands, let mended):
      reply.commands = commands
      reply.mended = mended
    case .settled(let commands):
      reply.commands = commands
    case .asked(let question, let items, let hidden):
      ask(question, items)
      if let hidden { tell(.hiddenShown(hidden)) }
    case .nameUnknown(let name, let catalog, let nearest, let reach):
      say(.unknownItem(name, catalog, nearest: nearest.count, reach))
      if let question = scene.question, !nearest.isEmpty { offer(question, nearest) }
    case .contextMissing(let what):
      say(.missing(what))
    case .outOfRange(let range):
      say(.outOfRange(range))
    case .notUnderstood(let word, let nearest):
      // Who was not helped by examples once gets a shorter hint; after that they go by what was said then.
      if scene.misses != 2 { reply.suggestions = nearest }
      say(
        scene.misses < 2
          ? .notUnderstood(word: word) : .tooManyMisses(inARow: scene.misses, word: word))
    }
  }

  private mutating func ask(_ question: Question, _ items: [Item]) {
    switch question.kind {
    case .which:
      say(.which(shown: question.candidates.count, total: question.total))
      offer(question, items)
    case .confirm:
      let guess = question.candidates.first
      say(
        .isThisMeant(
          name: items.first?.name, sentence: guess?.sentence, of: items.first?.id.catalog,
          act: guess?.commands.first?.act ?? .see))
      reply.candidates = items.map(\.id)
    }
  }

  private mutating func offer(_ question: Question, _ items: [Item]) {
    show(.candidates(question.candidates, items))
    reply.candidates = items.map(\.id)
  }
}

extension Command {
  /// What it does to a record, as far as whoever is asked about it must know.
  fileprivate var act: Act {
    switch self {
    case .favourite: .save
    case .unfavourite: .unsave
    case .speak: .hear
    default: .see
    }
  }
}
