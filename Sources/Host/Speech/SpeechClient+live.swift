package import Conversation

extension SpeechClient {
  /// Speaks with a program of this machine, or not at all.
  ///
  /// `command` is the operator's program with its arguments; without it espeak-ng, espeak and say
  /// are looked for. `notify` may be called on any thread.
  package static func live(
    command: String? = nil, isSwitchedOff: Bool = false, environment: Environment = .process,
    notify: @escaping @Sendable (SpeechNotice) -> Void = { _ in }
  ) -> SpeechClient {
    let voice = LazyVoice(command: command, environment: environment, notify: notify)
    var client = SpeechClient(
      isAvailable: { voice.speaker.map { !$0.isOff } ?? false },
      speak: { text, language in voice.speaker?.speak(text, language: language) },
      stop: { voice.stop() }, settle: { voice.settle() }, end: { voice.end() })
    client.isSwitchedOff = isSwitchedOff
    // The person at this machine; whoever has a name is somewhere else.
    client.reaches = \.isLocal
    return client
  }
}
