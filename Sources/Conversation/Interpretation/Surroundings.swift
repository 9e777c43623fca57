/// The state in which an utterance is read; it tells whether anything of it was looked at.
final class Surroundings {
  private let value: State
  private(set) var wereSeen = false

  init(_ state: State) { value = state }

  /// Lent, not handed out: a copy of all that a session remembers costs as much as many a look at it.
  var state: State {
    _read {
      wereSeen = true
      yield value
    }
  }
}
