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
    guard let text = Self.text(of: reply, responder, isOn: isOn) else { return }
    let presenter = responder.presenter(reply.settings.language)
    world.speech.speak(text, presenter.tongue.code)
  }

  /// What would be heard of a reply, if anything.
  static func text(of reply: Reply, _ responder: Responder, isOn: Bool?) -> String? {
    guard isOn != false, reply.effect != .stopSpeaking else { return nil }
    let wanted = reply.settings.speech ?? isOn ?? false
    guard wanted || reply.effect == .speak else { return nil }
    let text = responder.presenter(reply.settings.language).speech(reply)
    return text.isEmpty ? nil : text
  }
}
