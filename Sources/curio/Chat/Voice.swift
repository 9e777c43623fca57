import Conversation
import Presentation
import Wires

/// Speaks replies to the local person when speech is on; rooms are never spoken to.
struct Voice {
  let world: World
  let responder: Responder
  /// The operator's switch; nil leaves it to the person.
  let isOn: Bool?

  func say(_ reply: Reply) {
    if reply.effect == .stopSpeaking {
      world.speech.stop()
      return
    }
    guard isOn != false else { return }
    let wanted = reply.settings.speech ?? isOn ?? false
    guard wanted || reply.effect == .speak else { return }
    let presenter = responder.presenter(reply.settings.language)
    let text = presenter.speech(reply)
    guard !text.isEmpty else { return }
    world.speech.speak(text, presenter.tongue.code)
  }
}
