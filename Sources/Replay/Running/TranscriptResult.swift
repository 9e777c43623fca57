/// What came of playing one transcript.
package struct TranscriptResult: Sendable {
  /// Why it could not be played to its end.
  package enum Failure: Hashable, Sendable {
    /// The stage threw this.
    case stage(String, line: Int)
    /// The program had ended before this line.
    case ended(line: Int)
  }

  package let transcript: Transcript
  /// The blocks that differ.
  package internal(set) var edits: [BlockEdit] = []
  package internal(set) var failure: Failure?
  package internal(set) var coverage = Coverage()

  init(_ transcript: Transcript) { self.transcript = transcript }

  package var passed: Bool { edits.isEmpty && failure == nil }
}
