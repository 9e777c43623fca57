import Catalogs
import Conversation

enum Screens {
  static let panel = FilterPanel(
    catalog: .characters,
    choices: [
      FilterPanel.Choice(filter: Filter(.name, .is, "Rick"), isOn: false, count: 104),
      FilterPanel.Choice(filter: Filter(.name, .is, "Morty"), isOn: true, count: 75),
    ], others: [Filter(.status, .not, "Dead")])

  static let candidates = Block.candidates(
    [
      Question.Candidate(commands: [], item: Samples.morty.id),
      Question.Candidate(commands: [], item: Samples.cronenbergMorty.id),
      Question.Candidate(commands: [], item: Samples.goblin.id),
      Question.Candidate(commands: [], sentence: "clear favourites"),
    ], [Samples.goblin, Samples.cronenbergMorty, Samples.morty])

  static let help = Help(
    topics: [
      Help.Topic(
        name: "fish", title: "Fish",
        examples: ["show fish", "show me salmon", "where does cod live", "only wild"]),
      Help.Topic(name: "comics", title: "Comics", examples: ["latest comic", "next comic"]),
    ], inFull: false)

  static let topic = Help(topics: [help.topics[0]], inFull: true)

  static let about = AboutCurio(
    version: "1.0",
    credits: [
      Credit(
        catalog: .fish, origin: "FishWatch, NOAA Fisheries", address: "https://www.fishwatch.gov",
        licence: "public domain", snapshot: CalendarDay(year: 2020, month: 7, day: 16), count: 114)
    ])

  static let chosen = Settings(theme: .dark, width: 72, speech: true)

  static let reasoning = Reasoning(lines: ["show + salmon", "fish.intent:12, cost 3"])

  static let picture = Block.picture(
    Picture(url: "https://imgs.xkcd.com/comics/a.png", alt: ""), of: Samples.archery)

  static let mended = Reply(
    outcome: .corrected, mended: ["Goblin", "Lich"],
    blocks: [.fact(.challenge, of: Samples.goblin)])

  static let notUnderstood = Reply(
    outcome: .unknown, blocks: [.sentence(.notUnderstood(word: nil))],
    suggestions: ["show fish", "latest comic", "help"])

  static let failed = Reply(outcome: .failed, blocks: [.sentence(.noSpeechProgram)])
}
