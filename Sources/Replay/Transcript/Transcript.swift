/// A golden conversation: who says what, what happens meanwhile, and all that is answered.
package struct Transcript: Hashable, Sendable {
  /// Where it was read from, as reports name it.
  package let path: String
  package let header: Header
  /// The texts of its comments, in order.
  package let comments: [String]
  package let turns: [Turn]
  /// The file's lines as they stand, without their line feeds; what is accepted or reported is made
  /// from these.
  let source: [String]

  package init(
    path: String, header: Header, comments: [String], turns: [Turn], source: [String]
  ) {
    self.path = path
    self.header = header
    self.comments = comments
    self.turns = turns
    self.source = source
  }

  /// Whether new lines are to end as those of the file do.
  var endsLinesWithCarriageReturn: Bool { source.first?.utf8.last == 0x0D }
}
