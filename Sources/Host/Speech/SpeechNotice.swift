/// What the operator should be told about speech, each once.
package enum SpeechNotice: Hashable, Sendable {
  /// The program of `--speech-command` is not there.
  case programNotFound(String)
  /// The program has no voice for a language, and speaks with its own.
  case voiceMissing(language: String)
  /// The program failed several times in a row; speech is off.
  case switchedOff(program: String)
}
