extension Console {
  /// Moves a picture until a key is pressed.
  ///
  /// `frame` makes the text of each frame by its number, counted from 0, and the size of the
  /// terminal. Where nothing can move the first frame is written and that is all.
  package func animate(
    every milliseconds: Int, frame: @Sendable (Int, TerminalSize) -> String
  ) throws(OutputFailure) {
    guard isTerminal, !isDumb, enterRaw(undo: Stage.close) else {
      try output.writeLine(frame(0, Stage.size(of: output)))
      return try output.flush()
    }
    defer { TerminalMode.restore() }
    keyboard.forget()
    let stage = Stage(output: output)
    try stage.begin()
    var number = 0
    while true {
      try stage.show(frame(number, Stage.size(of: output)))
      number += 1
      switch keyboard.next(within: Int32(clamping: milliseconds)) {
      case .timeout, .woken(.resize), .woken(.interjection), .woken(.over): break
      case .woken(.proceed):
        _ = enterRaw(undo: Stage.close)
        try stage.begin()
      case .key, .woken(.interrupt), .end: return
      }
    }
  }
}
