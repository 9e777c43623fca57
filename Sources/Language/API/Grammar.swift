/// Parsed intents files of one language: rules, lists and intents, not yet joined to names.
public struct Grammar: Sendable {
  struct ListEntry: Sendable {
    let value: String
    let spellings: [Expression]
  }

  struct List: Sendable {
    var entries: [ListEntry]
    /// The list of the lexicon it takes names from.
    let source: String?
    /// Whether a part of a name is not enough.
    let isStrict: Bool
    /// Whether readings without it come first.
    let isLate: Bool
    let location: SourceLocation
  }

  struct NumberList: Sendable {
    let ranges: [(low: Number, high: Number)]

    func contains(_ number: Number) -> Bool {
      ranges.contains { range in
        // A range that begins with a fraction holds fractions.
        number >= range.low && number <= range.high
          && (number.isWhole || !range.low.isWhole || range.low == range.high)
      }
    }
  }

  struct Template: Sendable {
    let expression: Expression
    let text: String
    let location: SourceLocation
    /// Whether the slots it lacks come from the context.
    let leansOnContext: Bool
  }

  struct Test: Sendable {
    let utterance: String
    /// Expected slots; nil where the line names none.
    let slots: [(name: String, value: String)]
    let location: SourceLocation
    let line: String
  }

  struct Intent: Sendable {
    let name: String
    let topic: String
    let location: SourceLocation
    var templates: [Template] = []
    var words: [String] = []
    var forbidden: [String] = []
    var circumstances: [String] = []
    /// Circumstances in which it is meant at once; elsewhere it is held to be far from what is spoken of.
    var near: [String] = []
    var does: [DoesWord] = []
    var tests: [Test] = []
    var nots: [Test] = []
  }

  /// A word of a number: its value, and whether it multiplies what stands before it.
  struct Numeral: Sendable {
    let words: [String]
    let number: Number
    let multiplies: Bool
    let isOrdinal: Bool
  }

  /// Words that make a number one of a list: before it, after it, or in the place of the last one's.
  struct Place: Sendable {
    let role: PlaceWords.Role
    let words: [String]
  }

  var rules: [String: Expression] = [:]
  var ruleLocations: [String: SourceLocation] = [:]
  var lists: [String: List] = [:]
  var numbers: [String: NumberList] = [:]
  var skips: [[String]] = []
  var numerals: [Numeral] = []
  /// Words inside of numbers that add nothing: "two hundred and one".
  var numeralJoins: [String] = []
  var ordinalEndings: [String] = []
  /// Endings that may be cut, with what takes their place.
  var endings: [(ending: String, replacement: String)] = []
  var pronouns: [(lists: [String], words: [String])] = []
  var joins: [[String]] = []
  /// Words that stand for several: "wheres" is "where is".
  var contractions: [(word: String, words: [String])] = []
  /// Words around the number of a thing in a list: "number 2", "the second one".
  var places: [Place] = []
  var fillers: [String] = []
  var ordinary: [String] = []
  /// What a language calls things that the lexicon names otherwise, by list and by the thing's value.
  var names: [String: [String: [String]]] = [:]
  var intents: [Intent] = []
  var titles: [(topic: String, title: String)] = []

  /// The names of all intents, in the order of the files.
  public var intentNames: [String] { intents.map(\.name) }

  /// Parses files; the order of files and of intents does not matter to what is understood.
  public init(parsing files: [SourceFile]) throws(IntentError) {
    for file in files.sorted(by: { $0.name < $1.name }) {
      var parser = GrammarParser(file)
      try parser.parse(into: &self)
    }
    foldWords()
    try requireShallowRules()
  }
}
