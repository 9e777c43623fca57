import Language

/// A small world to speak about: a few fish, monsters, places and comics, and sentences over them.
enum Pond {
  static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    for (value, spellings) in fish { lexicon.add(value, spellings: spellings, to: "fish") }
    for (value, spellings) in monsters { lexicon.add(value, spellings: spellings, to: "monsters") }
    for place in ["Citadel of Ricks", "Earth", "Anatomy Park"] {
      lexicon.add(place, spellings: [place], to: "places")
    }
    for (value, spellings) in comics { lexicon.add(value, spellings: spellings, to: "comics") }
    return lexicon
  }()

  private static let fish = [
    ("atlantic-cod", ["Atlantic Cod", "Gadus morhua"]),
    ("pacific-cod", ["Pacific Cod"]),
    ("sablefish", ["Sablefish", "Black Cod"]),
    ("sockeye-salmon", ["Sockeye Salmon"]),
    ("coho-salmon", ["Coho Salmon"]),
    ("red-snapper", ["Red Snapper"]),
    ("haddock", ["Haddock"]),
    ("swordfish", ["Swordfish"]),
    ("white-hake", ["White Hake"]),
  ]

  private static let monsters = [
    ("lich", ["Lich"]), ("owlbear", ["Owlbear"]), ("wight", ["Wight"]),
    ("adult-red-dragon", ["Adult Red Dragon"]), ("goblin", ["Goblin"]),
    ("bugbear", ["Bugbear"]),
  ]

  private static let comics = [
    ("1", ["Haddock"]), ("2", ["Back"]), ("3", ["Time Machines"]), ("4", ["Swordfish Pie"]),
    ("5", ["The Owlbear"]),
  ]

  /// One file of words, one a topic.
  static let files = [
    SourceFile(name: "en/words.intent", text: words),
    SourceFile(name: "en/fish.intent", text: fishIntents),
    SourceFile(name: "en/monsters.intent", text: monsterIntents),
    SourceFile(name: "en/comics.intent", text: comicIntents),
  ]

  static let matcher = matcher(of: files)

  /// A matcher of other files over the same names; a mistake in them fails the test that asks.
  static func matcher(of files: [SourceFile]) -> Matcher? {
    try? Matcher(Grammar(parsing: files), lexicon)
  }
}

extension Pond {
  private static let words = """
    skip  please | the | a | an | could you | now
    filler  of in on is are was do does did what how many much it its that and or not to for from about
    ordinary  light love money cat dog time fast band bake phone weather cook
    ending  s | es | 's
    pronoun  fish monster comic = it | this | that
    pronoun  monster = he | she | him | her
    join  and then | and
    numeral  1 = one
    numeral  5 = five
    numeral  10 = ten
    numeral  20 = twenty
    numeral  *100 = hundred
    numeral  1/2 = half
    numeral  + = and
    ordinal  2 = second
    ordinal  3 = third
    ordinal  + = st | nd | rd | th
    rule  <show> = (show|find|open) [me]
    rule  <not> = not | non
    list  comparison = under: (under|below) | under: (less|fewer) than | over: (over|above)
        | max: nothing (above|over) | max: at most
        | min: nothing (below|under) | min: at least
    list  isNot = not: <not>
    """

  private static let fishIntents = """
    topic  Fish
    list  fish = @fish
    list  fact = calories: calorie[s] | habitat: (habitat|range) | taste: (taste|flavo[u]r)
    list  color = red: red | white: white | pink: pink
    list  harvest = wild: wild | farmed: (farmed|farm raised)
    number  calories = 0..500
    rule  fishWhere = [{isNot:not}] {color} [colored] | [{isNot:not}] {harvest}
        | {comparison} {calories} calories

    intent fish.show
      say   {fish}
      say   <show> {fish} [card]
      does  show {fish}
      test  show me haddock

    intent fish.fact
      say   {fact} (of|in) {fish} | how many {fact} (has|does) {fish} [have]
      does  fact {fact} of {fish}
      ask   [what is] its {fact}
      test  calories of haddock

    intent fish.habitat
      say   where do[es] {fish} (live|swim)
      ask   where does it live
      words live lives home waters !phone !cook
      does  fact habitat of {fish}
      test  where does haddock live

    intent fish.list
      say   [<show>] <fishWhere:where>+ fish
      does  list fish {where}
      test  wild fish

    intent fish.only
      say   only <fishWhere:where>+
      when  fish
      does  filter fish {where}

    intent fish.compare
      say   compare {fish:left} (and|with) {fish:right}
      does  compare {left} {right}
      test  compare haddock and swordfish

    intent fish.recipe
      say   how *2 cook {fish}
      does  recipe {fish}
      test  how to cook haddock
    """

  private static let monsterIntents = """
    topic  Monsters
    list  monster = @monsters
    list  place = @places strict
    number  challenge = 0..30, 1/8, 1/4, 1/2
    number  entry = 1..20

    intent monsters.show
      say   {monster} | <show> {monster}
      does  show {monster}
      test  owlbear

    intent monsters.challenge
      say   (cr|challenge) [of] {monster}
      ask   (cr|challenge) of (it|him|her)
      words challenge cr tough
      does  fact challenge of {monster}
      test  cr of lich

    intent monsters.list
      say   monsters [of] cr [{comparison}] {challenge}
      does  list monsters {challenge}
      test  monsters of cr 5

    intent monsters.habitat
      say   where do[es] {monster} live
      ask   where does (it|he|she) live
      does  fact habitat of {monster}
      test  where does goblin live

    intent monsters.at
      say   who lives (on|in) {place}
      does  list monsters {place}
      test  who lives on earth

    intent open
      say   {entry} | [number] {entry} | {ordinal:entry} [one]
      when  list
      does  open {entry}

    intent read
      say   read {monster:thing} | read {fish:thing}
      does  speak {thing}
      test  read the lich
    """

  private static let comicIntents = """
    topic  Comics
    list  comic = @comics late

    intent comics.show
      say   {comic} | (<show>|comic|comic called) {comic}
      does  show {comic}
      test  comic time machines

    intent comics.search
      say   search for {text}
      does  search {text}
      test  search for love

    intent back
      say   back | go back
      does  back
      test  back

    intent clear
      say   clear filters
      does  clearFilters
      test  clear filters
    """
}
