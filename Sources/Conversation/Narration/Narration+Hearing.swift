import Catalogs

extension Narration {
  mutating func tell(_ action: HearingAction) {
    switch action {
    case .heard, .questionClosed:
      break
    case .understood(let commands, let mended):
      reply.commands = commands
      reply.mended = mended
      if !mended.isEmpty { note(.corrected) }
    case .settled(let commands):
      reply.commands = commands
    case .asked(let question, let items, let hidden):
      note(.ask)
      ask(question, items)
      if let hidden { tell(.hiddenShown(hidden)) }
    case .nameUnknown(let name, let catalog, let nearest, let reach):
      note(.partly)
      say(.unknownItem(name, catalog, nearest: nearest.count, reach))
      if let question, !nearest.isEmpty { offer(question, nearest) }
    case .contextMissing(let what):
      note(.partly)
      say(.missing(what))
    case .outOfRange(let range):
      note(.outOfRange)
      say(.outOfRange(range))
    case .notUnderstood(let word, let nearest):
      note(.unknown)
      // Who was not helped by examples once gets a shorter hint; after that they go by what was said then.
      if misses != 2 { reply.suggestions = nearest }
      say(
        misses < 2
          ? .notUnderstood(word: word) : .tooManyMisses(inARow: misses, word: word))
    }
  }

  private mutating func ask(_ question: Question, _ items: [Item]) {
    switch question.kind {
    case .which:
      say(.which(shown: question.candidates.count, total: question.total))
      offer(question, items)
    case .confirm:
      say(.isThisMeant(name: items.first?.name, sentence: question.candidates.first?.sentence))
      reply.candidates = items.map(\.id)
    }
  }

  private mutating func offer(_ question: Question, _ items: [Item]) {
    show(.candidates(question.candidates, items))
    reply.candidates = items.map(\.id)
  }
}
