/// What speaks against a reading, compared from the first to the last: never a percentage.
///
/// The parts lie side by side in one integer, so that costs are added and compared as integers.
public struct Cost: Hashable, Comparable, Sendable {
  var bits: UInt64

  static let zero = Cost(bits: 0)

  /// The parts, most important first, with how many bits each has.
  private enum Shift {
    static let unexplained: UInt64 = 56
    static let commandEdits: UInt64 = 46
    static let ownWords: UInt64 = 44
    static let nameEdits: UInt64 = 34
    static let late: UInt64 = 30
    static let context: UInt64 = 24
    static let partial: UInt64 = 20
    static let skipped: UInt64 = 14
    static let loose: UInt64 = 4
    static let rank: UInt64 = 0
  }

  private static func part(_ amount: Int, at shift: UInt64) -> Cost {
    Cost(bits: UInt64(amount) << shift)
  }

  static func unexplained(_ words: Int) -> Cost { part(words, at: Shift.unexplained) }
  static func commandEdits(_ cost: Int) -> Cost { part(cost, at: Shift.commandEdits) }
  /// The person's own words where no name fits.
  static let ownWords = part(1, at: Shift.ownWords)
  static func nameEdits(_ cost: Int) -> Cost { part(cost, at: Shift.nameEdits) }
  static func late(_ lists: Int) -> Cost { part(lists, at: Shift.late) }
  static func context(_ steps: Int) -> Cost { part(steps, at: Shift.context) }
  /// A part of a name of something that is not spoken of, where something else is.
  static let foreign = part(foreignSteps, at: Shift.context)
  private static let foreignSteps = 8
  static func partial(_ words: Int) -> Cost { part(words, at: Shift.partial) }
  static func skipped(_ words: Int) -> Cost { part(words, at: Shift.skipped) }
  static func loose(_ words: Int) -> Cost { part(words, at: Shift.loose) }
  static func rank(_ rank: Int) -> Cost { part(rank, at: Shift.rank) }

  /// What mending costs; an ending that was cut off is no mistake and counts little.
  static func edits(_ cost: Int, inName isName: Bool) -> Cost {
    if cost < Int(Lattice.beginning) { return loose(cost) }
    return isName ? nameEdits(cost) : commandEdits(cost)
  }

  /// What a thing of so many words costs beside words that stand in the template: one thing is less than two.
  static func thing(words: Int) -> Cost { loose(2 * words + 1) }

  static func + (left: Cost, right: Cost) -> Cost { Cost(bits: left.bits &+ right.bits) }
  public static func < (left: Cost, right: Cost) -> Bool { left.bits < right.bits }

  /// The cost without its last part, the rank of lists, which orders readings but does not make one right.
  var withoutRank: Cost { Cost(bits: bits & ~((1 << Shift.loose) &- 1)) }

  private func value(_ shift: UInt64, below next: UInt64) -> Int {
    Int((bits >> shift) & ((1 << (next - shift)) - 1))
  }

  /// Whether it takes a part of a name of something that is not spoken of.
  var isForeign: Bool { value(Shift.context, below: Shift.late) >= Self.foreignSteps }

  /// Whether a word was corrected.
  public var hasEdits: Bool { hasCommandEdits || value(Shift.nameEdits, below: Shift.ownWords) > 1 }
  /// Whether a word of the command itself was corrected, not only a name.
  public var hasCommandEdits: Bool { value(Shift.commandEdits, below: Shift.unexplained) > 1 }

  /// The parts by name, in their order, for explanations; parts of nothing are left out.
  public var parts: [(name: String, amount: Int)] {
    [
      ("unexplained", value(Shift.unexplained, below: 64)),
      ("command edits", value(Shift.commandEdits, below: Shift.unexplained)),
      ("own words", value(Shift.ownWords, below: Shift.commandEdits)),
      ("name edits", value(Shift.nameEdits, below: Shift.ownWords)),
      ("late list", value(Shift.late, below: Shift.nameEdits)),
      ("context", value(Shift.context, below: Shift.late)),
      ("partial name", value(Shift.partial, below: Shift.context)),
      ("skipped", value(Shift.skipped, below: Shift.partial)),
      ("loose", value(Shift.loose, below: Shift.skipped)),
      ("rank", value(Shift.rank, below: Shift.loose)),
    ].filter { $0.amount > 0 }
  }
}
