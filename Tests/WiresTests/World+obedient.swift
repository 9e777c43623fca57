import Catalogs
import Conversation

extension World {
  /// A world where a few words mean their commands, and nothing is saved for long.
  static var obedient: World {
    World(
      library: .embedded, understand: { text, state in meaning(of: text, state) },
      topics: { _ in [] }, languages: ["en", "de"],
      favourites: FavouritesClient(
        list: { _ in [ItemID(.fish, "haddock"), ItemID(.comics, "20")] }, add: { _, _ in true },
        remove: { _, _ in true }, replace: { _, _ in }, notice: { nil }),
      settings: SettingsClient(exists: { false }, load: { _ in Settings() }, save: { _, _ in }),
      speech: SpeechClient(isAvailable: { false }, speak: { _, _ in }, stop: {}),
      now: { 1_796_040_000 }, random: { 0 }, version: "1.0")
  }

  private static func meaning(of text: String, _ state: State) -> Interpretation {
    let reasoning = Reasoning(lines: ["said so"])
    if text == "ask" { return .ask(question, reasoning: reasoning) }
    if text == "open 2", let question = state.question, question.candidates.count > 1 {
      return .commands(question.candidates[1].commands, mended: [], reasoning: reasoning)
    }
    guard let command = commands[text] else {
      return .unknown(word: text, nearest: [], reasoning: reasoning)
    }
    return .commands([command], mended: [], reasoning: reasoning)
  }

  private static let question = Question(
    kind: .which,
    candidates: ["haddock", "atlantic-cod"].map { key in
      Question.Candidate(commands: [.show(ItemID(.fish, key))], item: ItemID(.fish, key))
    }, total: 2)

  private static let commands: [String: Command] = [
    "monsters": .list(.monsters, filters: nil, sort: nil),
    "comics": .list(.comics, filters: nil, sort: nil),
    "only dragons": .filter(.monsters, .only([Filter(.type, .is, "dragon")])),
    "search": .search("cod", in: nil), "favourites": .favourites, "filters": .filters(.monsters),
    "favourite": .favourite(ItemID(.fish, "atlantic-cod")), "clear": .clearFavourites,
    "compare": .compare([ItemID(.fish, "haddock"), ItemID(.fish, "atlantic-cod")], by: nil),
    "show comic": .show(ItemID(.comics, "20")), "count": .count(nil, filters: nil),
    "width": .width(40), "german": .language("de"), "fail": .speech(on: true),
    "more": .more, "back": .back(steps: 1), "next": .next(nil), "previous": .previous(nil),
    "newer": .newer, "last": .last(nil), "open 2": .open(2), "page 2": .page(2), "undo": .undo,
    "again": .again, "retry": .retry, "yes": .yes, "why": .why,
  ]
}
