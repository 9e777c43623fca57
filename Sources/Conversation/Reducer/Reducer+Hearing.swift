import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: HearingAction) {
    switch action {
    case .heard(let text, let word, let reasoning):
      state.lastUtterance =
        text.utf8.count <= State.utteranceLimit
        ? text : String(decoding: text.utf8.prefix(State.utteranceLimit), as: UTF8.self)
      state.lastWord = word
      state.reasoning = reasoning
    case .understood(let commands, _):
      state.misses = 0
      if !commands.allSatisfy(\.isSmallTalk) { state.failedCommands = [] }
      if !commands.allSatisfy(\.isAboutTheTalk) { state.lastCommands = commands }
      if !commands.allSatisfy(\.staysWithItem) {
        state.chance = commands.last.flatMap { $0.isByChance ? $0 : nil }
      }
    case .settled(let commands):
      state.lastCommands = commands
    case .asked(let question, _, _):
      state.misses = 0
      state.question = question
    case .nameUnknown(_, _, let nearest, _):
      state.misses = 0
      state.question = Question(whichOf: nearest)
    case .contextMissing, .outOfRange:
      state.misses = 0
    case .notUnderstood:
      state.misses += 1
    case .questionClosed:
      state.closedQuestion = state.question
      state.question = nil
    }
  }
}

extension State {
  /// Bytes of an utterance that are kept; what is longer is no sentence.
  fileprivate static let utteranceLimit = 400
}

extension Question {
  /// Asks which of some items is meant; nil when there is none.
  fileprivate init?(whichOf items: [Item]) {
    guard !items.isEmpty else { return nil }
    let candidates = items.map { Candidate(commands: [.show($0.id)], item: $0.id) }
    self.init(kind: .which, candidates: candidates, total: items.count)
  }
}
