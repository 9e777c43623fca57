import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Speaks one text at a time: a new one ends the one that is being spoken, and one may wait for
/// that.
final class Speaker: Sendable {
  /// Everything happens here, so that the caller never waits, not even for a program to start.
  private let queue = DispatchQueue(label: "curio.speech")
  /// Where somebody waits for the running program.
  private let waiting = DispatchQueue(label: "curio.speech.end")
  private let program: SpeechProgram
  private let notify: @Sendable (SpeechNotice) -> Void
  private let state = Mutex(State())

  private struct State {
    var running: Running?
    var next: Utterance?
    var failures = 0
    var isOff = false
    /// Languages that the program failed with.
    var voiceless: Set<String> = []
  }

  private struct Utterance {
    let text: String
    let language: String
  }

  private struct Running {
    let child: ChildProcess
    let utterance: Utterance
    let usesVoice: Bool
    /// Whether this is the second try, without a voice.
    var isRetry = false
    var wasStopped = false
  }

  /// Failures in a row after which speech is switched off.
  private static let patience = 3

  /// How long a program that was asked to end has time to do so.
  private static let grace = DispatchTimeInterval.milliseconds(500)

  /// In milliseconds.
  private static let longestSettling = 1000

  init(_ program: SpeechProgram, notify: @escaping @Sendable (SpeechNotice) -> Void) {
    self.program = program
    self.notify = notify
  }

  var isOff: Bool { state.withLock(\.isOff) }

  func speak(_ text: String, language: String) {
    guard let text = SpeechText.prepared(text) else { return stop() }
    queue.async { [self] in
      state.withLock { $0.next = Utterance(text: text, language: language) }
      proceed()
    }
  }

  func stop() {
    queue.async { [self] in
      state.withLock { $0.next = nil }
      stopRunning()
    }
  }

  /// Waits until the last text is being spoken, or the last wish to stop is carried out, but not for the end of the speech.
  ///
  /// A program that will not make room for the next text is not waited for.
  func settle() {
    let deadline = SystemClock.ticks() + Self.longestSettling
    repeat {
      queue.sync {}
      if state.withLock({ $0.next == nil || $0.isOff }) { return }
      usleep(1000)
    } while SystemClock.ticks() < deadline
  }

  /// Stops, and waits until the program has ended or has been made to.
  func end() {
    stop()
    let deadline = SystemClock.ticks() + Self.longestSettling
    repeat {
      queue.sync {}
      if state.withLock({ $0.running == nil }) { return }
      usleep(1000)
    } while SystemClock.ticks() < deadline
  }

  /// Starts what waits, once nobody speaks.
  private func proceed() {
    let isSpeaking = state.withLock { $0.running != nil }
    if isSpeaking { return stopRunning() }
    guard let utterance = state.withLock({ $0.isOff ? nil : $0.next }) else { return }
    state.withLock { $0.next = nil }
    let isVoiceless = state.withLock { $0.voiceless.contains(utterance.language) }
    start(utterance, withVoice: !isVoiceless)
  }

  private func start(_ utterance: Utterance, withVoice: Bool, isRetry: Bool = false) {
    let language = withVoice ? utterance.language : nil
    let arguments = program.arguments(language: language)
    do {
      let child = try ChildProcess(
        path: program.path, arguments: arguments, input: utterance.text + "\n")
      let running = Running(
        child: child, utterance: utterance, usesVoice: arguments != program.arguments,
        isRetry: isRetry)
      state.withLock { $0.running = running }
      waiting.async { [self] in
        child.waitForEnd()
        queue.async { self.finish() }
      }
    } catch {
      countFailure()
    }
  }

  private func stopRunning() {
    let child = state.withLock { state -> ChildProcess? in
      guard let running = state.running, !running.wasStopped else { return nil }
      state.running?.wasStopped = true
      return running.child
    }
    guard let child else { return }
    child.send(SIGTERM)
    queue.asyncAfter(deadline: .now() + Self.grace) { [self] in
      if state.withLock({ $0.running?.child == child }) { child.send(SIGKILL) }
    }
  }

  /// Takes leave of a program that has ended.
  private func finish() {
    guard let running = state.withLock({ $0.running }) else { return }
    let end = running.child.reap()
    state.withLock { $0.running = nil }
    if running.wasStopped {
      proceed()
    } else if end == .exit(0) {
      state.withLock { $0.failures = 0 }
      if running.isRetry { notify(.voiceMissing(language: running.utterance.language)) }
      proceed()
    } else if running.usesVoice {
      state.withLock { _ = $0.voiceless.insert(running.utterance.language) }
      start(running.utterance, withVoice: false, isRetry: true)
    } else {
      countFailure()
      proceed()
    }
  }

  private func countFailure() {
    let isTooMuch = state.withLock { state in
      state.failures += 1
      guard state.failures == Self.patience else { return false }
      state.isOff = true
      state.next = nil
      return true
    }
    if isTooMuch { notify(.switchedOff(program: program.path)) }
  }
}
