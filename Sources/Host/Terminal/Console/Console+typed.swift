extension Console {
  /// Reads a line that is edited by the terminal's own means, or that comes from no terminal at
  /// all.
  func readTypedLine(_ prompt: Prompt) throws(OutputFailure) -> ConsoleInput {
    while true {
      if isTerminal { try output.write(prompt.text) }
      try output.flush()
      switch typedLines.next() {
      case .line(let line): return .line(line)
      case .interrupt: try output.write("\n")
      case .end:
        if isTerminal { try output.write("\n") }
        try output.flush()
        return .end
      }
    }
  }
}
