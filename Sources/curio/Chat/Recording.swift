import Host
import Replay
import Synchronization

/// Writes a chat down as a transcript, whole after each answer, so that nothing is lost when the chat ends early.
final class Recording: Sendable {
  private let path: String
  private let recorder: Recorder
  private let text: Mutex<String>

  /// Begins a file; fails when it cannot be written.
  init(_ path: String, header: Header) throws(FileFailure) {
    self.path = path
    recorder = Recorder(header: header)
    text = Mutex(recorder.opening)
    try AtomicFile.write(Array(recorder.opening.utf8), to: path)
  }

  /// Adds what was said and answered.
  ///
  /// A file that can no longer be written is told once on standard error.
  func add(_ utterance: String, _ lines: [String]) {
    let entry = recorder.entry(Utterance(utterance), Rendered(lines: lines.filter { !$0.isEmpty }))
    let all = text.withLock { text in
      text += entry
      return text
    }
    do throws(FileFailure) {
      try AtomicFile.write(Array(all.utf8), to: path)
    } catch {
      Operator.complain("curio: \(path) cannot be written: \(error)")
    }
  }
}
