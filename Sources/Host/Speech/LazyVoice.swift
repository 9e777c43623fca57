import Synchronization

/// A speaker whose program is looked for when it is first needed.
final class LazyVoice: Sendable {
  private let command: String?
  private let environment: Environment
  private let notify: @Sendable (SpeechNotice) -> Void
  private let found = Mutex(Search.notYet)

  private enum Search {
    case notYet
    case done(Speaker?)
  }

  init(
    command: String?, environment: Environment,
    notify: @escaping @Sendable (SpeechNotice) -> Void
  ) {
    self.command = command
    self.environment = environment
    self.notify = notify
  }

  /// Nil when there is no program; the operator is told of one that is named and missing.
  var speaker: Speaker? {
    let (speaker, missing) = found.withLock { search -> (Speaker?, String?) in
      if case .done(let speaker) = search { return (speaker, nil) }
      let program =
        if let command {
          SpeechProgram.named(command, environment)
        } else {
          SpeechProgram.installed(environment)
        }
      let speaker = program.map { Speaker($0, notify: notify) }
      search = .done(speaker)
      return (speaker, speaker == nil ? command : nil)
    }
    if let missing { notify(.programNotFound(missing)) }
    return speaker
  }

  /// Stops what is being spoken; nobody looks for a program for that.
  func stop() { foundSpeaker?.stop() }

  /// Waits until what was asked for has begun.
  func settle() { foundSpeaker?.settle() }

  /// Stops, and waits until nothing is heard any more.
  func end() { foundSpeaker?.end() }

  private var foundSpeaker: Speaker? {
    found.withLock { search in
      guard case .done(let speaker) = search else { return nil }
      return speaker
    }
  }
}
