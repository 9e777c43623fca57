package import Catalogs
package import Conversation

/// Every word Curio says, in one language.
///
/// Composers and renderers hold no words; a second language is one more type that fulfils this, and the compiler names
/// what it lacks. Values are put together by `Tongue.value`, from the pieces asked for here.
package protocol Tongue: TongueOfNames, TongueOfNumbers, TongueOfLists, TongueOfMonsters,
  TongueOfScreens, TongueOfVoice
{
  /// Two letters, as in `--language`.
  var code: String { get }
  /// Everything said in a sentence, finished with its full stop.
  func sentence(_ sentence: Sentence) -> String
}

/// What things are called.
package protocol TongueOfNames: Sendable {
  /// A fact's label, as it stands before a value or over a part: "Scientific name".
  func label(_ fact: Fact, in catalog: CatalogID) -> String
  /// A catalog's records: "monster", "monsters".
  func noun(_ catalog: CatalogID, plural: Bool) -> String
  /// A word of the data's vocabulary in this language: "Wild" → "wild".
  func term(_ term: String, of fact: Fact, in catalog: CatalogID) -> String
  /// The letters that stand for an ability, armor class or hit points in a stat block: "STR", "AC".
  func shortLabel(_ fact: Fact) -> String
  /// Parts of a text as one: "a, b and c".
  func joined(_ parts: [String]) -> String
  /// What tells a record from others of its catalog in a list: "Medium undead, CR 21".
  func gist(of item: Item) -> String
  /// What tells it from records of the same name, when a person has to choose.
  func distinction(of item: Item) -> String
  func caption(_ caption: Caption) -> String
}

/// Fixed words that belong to no fact.
package enum Caption: CaseIterable, Hashable, Sendable {
  /// In place of an empty hover text.
  case withoutWords
  /// A comic that is a program rather than a picture.
  case noSinglePicture
  /// A value that is not known, in a table.
  case none
}

/// How numbers, units and days are written.
package protocol TongueOfNumbers: Sendable {
  /// What stands between thousands, and before decimals.
  var separators: (thousands: String, decimals: String) { get }
  /// A number that is already written, with its unit: "82 calories".
  func quantity(_ number: String, _ unit: Unit, isOne: Bool) -> String
  func yearly(_ quantity: String, year: Int) -> String
  /// "21 August 2026".
  func date(_ day: CalendarDay) -> String
  /// "August 21st 2026".
  func spokenDate(_ day: CalendarDay) -> String
  /// Episodes by number, runs already joined: "1–3, 5".
  func episodes(_ runs: String, count: Int) -> String
  /// What a serving holds, in one line.
  func nutrition(_ parts: [(fact: Fact, amount: String)], serving: String?) -> String
}

/// Heads of lists, tags, orders, and single facts.
package protocol TongueOfLists: Sendable {
  /// "Characters, only Morty, 1–10 of 23".
  func head(of listing: Listing) -> String
  /// How the list goes on: what "more" shows.
  func more(after listing: Listing) -> String
  /// A tag: "challenge at most 5", "not dead", "Morty".
  func phrase(_ filter: Filter, in catalog: CatalogID) -> String
  func phrase(_ sort: Query.Sort, in catalog: CatalogID) -> String
  /// One fact in a sentence; `value` is nil when it is not known.
  func statement(_ fact: Fact, of item: Item, value: String?) -> String
  /// Which item has most of the first fact compared, or that none has; nil when that is not to be said.
  func verdict(_ comparison: Comparison, values: [String?]) -> String?
}

/// The rules' terms.
package protocol TongueOfMonsters: Sendable {
  /// "Medium humanoid (goblinoid), neutral evil".
  func kin(of item: Item) -> String
  /// "17 (natural armor)"; a later one with its condition: "11 while prone".
  func armor(_ armor: ArmorClass, isFirst: Bool) -> String
  /// "fly 60 ft. (hover)".
  func distance(_ distance: Distance, of fact: Fact) -> String
  /// The name of a save or a skill.
  func bonusName(_ name: String, of fact: Fact) -> String
  /// "10 (5,900 XP)".
  func challenge(_ rating: String, experience: String?) -> String
  /// What follows a feature's name: when it recharges, what it hits, how it is resisted.
  func detail(of feature: Feature) -> (remark: String?, text: String)
  /// The heading of spells that are cast so often: "at will", "3/day".
  func spellUsage(_ usage: String) -> String
  /// The heading of the spells of one level.
  func spellLevel(_ level: Int, slots: Int?) -> String
}

/// Whole screens.
package protocol TongueOfScreens: Sendable {
  func aboutLines(_ about: AboutCurio) -> (title: String, description: String)
  /// Records, origin, licence and date of a catalog's data, without the address.
  func credit(_ credit: Credit, count: String, date: String) -> String
  func panelHead(_ panel: FilterPanel) -> String
  /// Tags that are on beside those of the panel.
  func panelOthers(_ phrases: [String]) -> String
  func panelHint(_ panel: FilterPanel) -> String
  func settings(_ settings: Settings) -> (title: String, rows: [(label: String, value: String)])
  func helpHead(_ help: Help) -> String
  func helpHint(_ help: Help) -> String
  func example(_ sentence: String) -> String
  func suggestions(_ sentences: [String]) -> String
  /// The heading of the reasons for a reading.
  var reasoningHead: String { get }
  func picture(of name: String) -> String
}

/// What only the ear needs.
package protocol TongueOfVoice: Sendable {
  var ear: EarWords { get }
  /// "Strength, plus 2, score 15."
  func spokenAbility(_ ability: Fact, modifier: String, score: Int) -> String
  /// "Comic 3288, from August 21st 2026."
  func spokenComic(number: Int?, day: CalendarDay?) -> String
  func spokenArmor(_ armor: String) -> String
  func spokenHitPoints(_ points: Int) -> String
  /// What a drawing shows.
  func spoken(_ art: Art) -> String
  /// Which tags of a panel are on: "On: Morty."
  func spokenMarks(on: [String], off: [String]) -> String
}
