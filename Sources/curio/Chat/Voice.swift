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
    switch reply.effect {
    case .stopSpeaking: return world.speech.stop()
    // Nobody stays to listen.
    case .quit: return world.speech.end()
    default: break
    }
    guard let text = Self.text(of: reply, responder, isOn: isOn) else { return }
    let presenter = responder.presenter(reply.settings.language)
    world.speech.speak(text, presenter.tongue.code)
  }

  /// Lets nothing go on when the person leaves.
  func end() { world.speech.end() }

  /// What would be heard of a reply, if anything.
  static func text(of reply: Reply, _ responder: Responder, isOn: Bool?) -> String? {
    guard isOn != false, reply.effect != .stopSpeaking, reply.effect != .quit else { return nil }
    let wanted = reply.settings.speech ?? isOn ?? false
    guard wanted || reply.effect == .speak else { return nil }
    let text = responder.presenter(reply.settings.language).speech(reply)
    return text.isEmpty ? nil : text
  }
}
