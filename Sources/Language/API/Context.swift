/// What the conversation knows when an utterance arrives.
public struct Context: Sendable {
  /// What pronouns stand for, by list: `["fish": ["atlantic-cod"]]`.
  public var focus: [(list: String, value: String)]
  /// What is so at the moment, as `when` lines name it: "list", "question", "comics".
  public var circumstances: [String]
  /// The list whose names come first when several lists know a name.
  public var preferred: String?
  /// A thing by its number in the list in view, counted from 1, −1 for the last: what "the second one" stands for.
  public var listed: (@Sendable (_ number: Int) -> (list: String, value: String)?)?
  /// Things that stand, in a chain of sentences, for what the sentence before brings and nobody knows yet.
  public var standIns: [(list: String, value: String)] = []

  public init(
    focus: [(list: String, value: String)] = [], circumstances: [String] = [],
    preferred: String? = nil,
    listed: (@Sendable (_ number: Int) -> (list: String, value: String)?)? = nil
  ) {
    self.focus = focus
    self.circumstances = circumstances
    self.preferred = preferred
    self.listed = listed
  }

  /// The same without the list in view.
  public var withoutList: Context {
    var context = self
    context.listed = nil
    return context
  }
}
