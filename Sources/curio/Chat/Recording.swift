import Conversation
import Host
import Replay
import Synchronization
import Wires

/// Writes a chat down as a transcript, whole after each answer, so that nothing is lost when the chat ends early.
final class Recording: Sendable {
  private let path: String
  private let header: Header
  private let recorder: Recorder
  private let text: Mutex<String>

  /// Begins a file; fails when it cannot be written.
  ///
  /// A chat that has no voice says so in the file, or it would not replay where there is one.
  init(_ path: String, header: Header, hasVoice: Bool) throws(FileFailure) {
    self.path = path
    self.header = header
    recorder = Recorder(header: header)
    let opening =
      recorder.opening + (hasVoice ? "" : recorder.entry(.voice(false), Rendered()))
    text = Mutex(opening)
    try AtomicFile.write(Array(opening.utf8), to: path)
  }

  /// Adds a line of the plain wire, with the name before it, and what was answered and heard.
  func add(_ line: String, _ lines: [String], _ response: Response, _ responder: Responder) {
    let utterance =
      Speaker.prefix(of: line).map { Utterance(speaker: $0.speaker, String($0.text)) }
      ?? Utterance(line)
    var rendered = Rendered(lines: lines.filter { !$0.isEmpty })
    let heard = response.reply.flatMap { Voice.text(of: $0, responder, isOn: header.speak) }
    rendered.speech = heard.map { [$0] } ?? []
    if response.quits { rendered.exit = ExitStatus.success }
    add(utterance, rendered)
  }

  /// Adds a line of the json wire and the object that answered it.
  func add(_ line: String, _ answer: String) {
    add(Utterance(line), Rendered(lines: [answer]))
  }

  /// Notes a line that was refused for its length, of which nothing else was kept.
  func addTooLong(bytes: Int) {
    add(recorder.remark("A line of \(bytes) bytes came here, more than a message may have."))
  }

  private func add(_ utterance: Utterance, _ rendered: Rendered) {
    add(recorder.entry(utterance, rendered))
  }

  /// A file that can no longer be written is told on standard error.
  private func add(_ entry: String) {
    let all = text.withLock { text in
      text += entry
      return text
    }
    do throws(FileFailure) {
      try AtomicFile.write(Array(all.utf8), to: path)
    } catch {
      Operator.complain("curio: \(path) cannot be written: \(OperatorText.sentence(error))")
    }
  }
}
