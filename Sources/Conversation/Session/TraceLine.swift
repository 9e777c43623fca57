/// One line of `--trace`: a command that was understood, the work that begins for it, or something that happened.
package enum TraceLine: Hashable, Sendable {
  case command(Command)
  case workflow(Command)
  case action(Action)
}

extension TraceLine: CustomStringConvertible {
  /// The line as it is written: technical, in no language, without line breaks.
  package var description: String {
    switch self {
    case .command(let command): "command  \(TraceText.of(command))"
    case .workflow(let command): "workflow \(TraceText.label(of: command))"
    case .action(let action): "action   \(TraceText.of(action))"
    }
  }
}
