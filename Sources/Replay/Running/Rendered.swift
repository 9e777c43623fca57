/// All that came of something said or done.
package struct Rendered: Hashable, Sendable {
  /// Lines on standard output, without their line ends.
  package var lines: [String]
  /// Texts that were spoken.
  package var speech: [String]
  /// What would have been spoken, had somebody switched speech on; empty once a person has chosen.
  package var unspoken: [String] = []
  /// Lines on standard error.
  package var errors: [String]
  /// The exit status, when the program ended.
  package var exit: Int32?
  /// What it exercised, where the stage knows.
  package var exercised: [Coverage.Kind: [String]] = [:]

  package init(
    lines: [String] = [], speech: [String] = [], errors: [String] = [], exit: Int32? = nil
  ) {
    self.lines = lines
    self.speech = speech
    self.errors = errors
    self.exit = exit
  }

  /// Adds what came afterwards.
  mutating func append(_ later: Rendered) {
    lines += later.lines
    speech += later.speech
    errors += later.errors
    exit = later.exit ?? exit
  }
}
