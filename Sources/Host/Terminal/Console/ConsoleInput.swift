/// What a person did at the prompt.
package enum ConsoleInput: Hashable, Sendable {
  case line(InputLine)
  /// Ctrl-D, or a terminal that has gone.
  case end
  /// Ctrl-C twice within a second.
  case interrupted
}
