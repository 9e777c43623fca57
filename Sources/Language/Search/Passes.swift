/// The passes over an utterance, from the strictest to the loosest; the first that finds something is the answer.
struct Passes {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// A longer utterance is no command, and is not looked at.
  private static let mostTokens = 64

  func understand(_ text: String, in workspace: inout Workspace) -> Understanding {
    workspace.split(text)
    let tokens = workspace.chart.utterance.texts
    if tokens.isEmpty { return Understanding(tokens: []) }
    if tokens.count > Self.mostTokens { return Self.nothing(workspace, tokens, isRead: false) }
    workspace.read(in: context)
    if let found = workspace.templates(to: tokens.count, tokens) { return found }
    var tries = Compound.mostTries
    if let found = Compound(context).understanding(&workspace, &tries) { return found }
    if let found = workspace.chart.evidence(tokens: tokens) {
      return Understanding(readings: [found], tokens: tokens)
    }
    return workspace.gaps(tokens) ?? Self.nothing(workspace, tokens)
  }

  /// Nothing found; a known word with an ending is no word that nobody knows.
  private static func nothing(
    _ workspace: borrowing Workspace, _ tokens: [String], isRead: Bool = true
  ) -> Understanding {
    let (utterance, compiled) = (workspace.chart.utterance, workspace.chart.compiled)
    let words = tokens.indices.map { Lattice.word($0, of: utterance, compiled) }
    let unknown = tokens.indices.filter { index in
      utterance.tokens[index].number == nil && words[index] < 0
        && !(isRead && workspace.chart.lattice.isInflected(index))
    }
    return Understanding(
      unknownWords: unknown.map(utterance.written), nearest: compiled.nearest.sentences(words),
      tokens: tokens)
  }
}
