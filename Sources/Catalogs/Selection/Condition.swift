/// What a filter demands of a record, worked out once for all records.
enum Condition: Sendable {
  /// That the fact is known at all.
  case known
  case within(Bounds, Filter.Comparison)
  /// A number among several that go by names: "fly 60".
  case named(String, Bounds, Filter.Comparison)
  case words(Words)
  /// A name among names of which some begin alike, with the words that follow it in those: Giant, but not Giant Elk.
  case name(Words, notBefore: Set<String>)
  /// Words and nothing else beside them.
  case exactly(Words)
  /// One of several wordings that come to the same.
  case anyWords([Words])
  case place(Place)
  /// A day of whatever year.
  case yearly(month: Int, day: Int)
  /// An episode among these.
  case episodes(Set<Int>)
  /// What nothing can meet, because the value makes no sense for the fact.
  case never
}

extension Condition {
  /// The value that every known fact meets.
  static let any = "any"

  /// Takes `not` for `is`; whoever asks turns the answer round.
  init(_ filter: Filter, _ column: Column, _ guide: EpisodeGuide) {
    let comparison = filter.comparison
    let isOrdering = comparison != .is && comparison != .not
    let words = Words(filter.value)
    if !isOrdering, words.all == [Self.any] {
      self = .known
    } else if !isOrdering, filter.field == .episodes {
      self = .episodes(Set(guide.numbers(meant: filter.value)))
    } else if filter.field == .date, let (month, day) = Self.yearly(filter.value) {
      self = isOrdering ? .never : .yearly(month: month, day: day)
    } else if filter.field == .date, let days = Bounds(days: filter.value) {
      self = .within(days, comparison)
    } else if column.isNumeric, let quantity = Quantity(filter.value) {
      let bounds = Bounds(quantity.number)
      let name = quantity.words.joined(separator: " ")
      // Words that name no part are a unit: "60 ft.".
      let isNamed =
        column.hasNamedNumbers && column.values.contains { $0?.number(named: name) != nil }
      self = isNamed ? .named(name, bounds, comparison) : .within(bounds, comparison)
    } else if isOrdering {
      let size = filter.field == .size ? CreatureSize(filter.value) : nil
      self = size.map { .within(Bounds($0.rank), comparison) } ?? .never
    } else if filter.field == .season, words != Season.always {
      self = .anyWords(Season.wordings(of: words))
    } else if filter.field == .alignment, words.all == Self.trulyNeutral {
      self = .exactly(Words("neutral"))
    } else if filter.field == .languages {
      self = .name(words, notBefore: column.words(behind: words))
    } else if Place.fields.contains(filter.field) {
      self = .place(Place(words))
    } else {
      self = .words(words)
    }
  }

  /// The game's name for what is neutral in both ways, which the data call neutral.
  private static let trulyNeutral = ["true", "neutral"]

  /// A day without its year as ISO 8601 once wrote it: "--03-14".
  private static func yearly(_ value: String) -> (month: Int, day: Int)? {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1].isEmpty, let month = Int(parts[2]),
      let day = Int(parts[3])
    else { return nil }
    return (month, day)
  }
}
