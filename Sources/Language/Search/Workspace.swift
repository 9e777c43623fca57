/// Room to understand utterances in, one after another.
struct Workspace: ~Copyable {
  private(set) var chart: Chart
  private var search: Search
  private var finder = ThingFinder()
  private var groups: GroupSearch

  init(_ compiled: Compiled) {
    chart = Chart(compiled)
    search = Search(compiled)
    groups = GroupSearch(compiled)
  }

  /// Splits another utterance.
  mutating func split(_ text: String) { chart.split(text) }

  /// Takes an utterance that was split before.
  mutating func take(_ utterance: Utterance) { chart.take(utterance) }

  /// What of the context was looked at.
  var leaning: Leaning { chart.context.leaning }

  /// Fills the chart with what its utterance may mean.
  mutating func read(in context: Context) {
    chart.fill(in: context, &finder, &groups)
  }

  /// Readings in which a template covers every word up to a token.
  mutating func templates(to end: Int, _ tokens: [String]) -> Understanding? {
    search.run(chart, to: end)
    return Verdict(search, chart).understanding(chart, .template, tokens: tokens)
  }

  /// Readings in which a template covers every word but for a name that nobody knows.
  mutating func gaps(_ tokens: [String]) -> Understanding? {
    search.run(chart, to: chart.count, gaps: Self.mostGaps)
    return Verdict(search, chart).understanding(chart, .gap, tokens: tokens)
  }

  /// At most so many words are taken for a name that nobody knows.
  private static let mostGaps = 4
}
