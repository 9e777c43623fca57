import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the terminal treats keys, and that it is as it was when Curio ends, whichever way.
///
/// A process has one terminal, so this is the one thing here that all of it shares.
package enum TerminalMode {
  private struct Saved {
    let descriptor: Int32
    let mode: termios
    /// What has to be written to undo what was switched on besides.
    let undo: [UInt8]
    let output: Int32
  }

  private static let saved = Mutex<Saved?>(nil)

  /// Undoes everything when the process ends by `exit`; looked at once.
  private static let isRestoredAtExit = atexit { TerminalMode.restore(leaving: true) } == 0

  /// Hands every key over as it is pressed, without showing it; false when the terminal will not.
  ///
  /// `undo` is written when the mode ends.
  static func enterRaw(_ descriptor: Int32, output: Int32, undo: String) -> Bool {
    _ = isRestoredAtExit
    return saved.withLock { saved in
      var mode = termios()
      guard tcgetattr(descriptor, &mode) == 0 else { return false }
      let before = saved?.mode ?? mode
      mode = before
      mode.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
      mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      // What was typed ahead stays.
      guard tcsetattr(descriptor, TCSADRAIN, &mode) == 0 else { return false }
      saved = Saved(
        descriptor: descriptor, mode: before, undo: Array(undo.utf8), output: output)
      return true
    }
  }

  /// Puts the terminal back as it was; may be called from any thread, and when there is nothing to
  /// do.
  ///
  /// `leaving` goes below what is on the screen, for an end in the middle of a line.
  package static func restore(leaving: Bool = false) {
    saved.withLock { saved in
      guard let state = saved else { return }
      saved = nil
      // In the background the terminal is somebody else's by now.
      let owner = tcgetpgrp(state.descriptor)
      guard owner == -1 || owner == getpgrp() else { return }
      let text = state.undo + (leaving ? Array("\r\n".utf8) : [])
      _ = retryingInterrupted { writeBytes(state.output, text, text.count) }
      var mode = state.mode
      tcsetattr(state.descriptor, TCSADRAIN, &mode)
    }
  }
}
