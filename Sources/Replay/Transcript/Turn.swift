/// Something that is said or happens, and everything that must come of it.
package struct Turn: Hashable, Sendable {
  package enum Stimulus: Hashable, Sendable {
    case utterance(Utterance)
    case event(Event)
  }

  /// The line of the stimulus, counted from 1.
  package let line: Int
  package let stimulus: Stimulus
  package var expectations: [ExpectedLine]

  package init(line: Int, stimulus: Stimulus, expectations: [ExpectedLine] = []) {
    self.line = line
    self.stimulus = stimulus
    self.expectations = expectations
  }
}
