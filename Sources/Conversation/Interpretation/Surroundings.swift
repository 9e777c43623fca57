/// The state in which an utterance is read; it tells whether anything of it was looked at.
final class Surroundings {
  private let value: State
  private(set) var wereSeen = false

  init(_ state: State) { value = state }

  var state: State {
    wereSeen = true
    return value
  }
}
