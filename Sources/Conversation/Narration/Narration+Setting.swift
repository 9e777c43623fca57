extension Narration {
  mutating func tell(_ action: SettingAction) {
    switch action {
    case .loaded:
      break
    case .shown:
      show(.settings(scene.settings))
    case .changed(let preference, _):
      say(.preferenceSet(preference))
    case .kept(let preference):
      say(.preferenceKept(preference))
    case .languageUnknown(let language, let known):
      say(.unknownLanguage(language, known: known))
    }
  }

  mutating func tell(_ trouble: Trouble) {
    reply.failure = Failure(code: trouble.code)
    switch trouble {
    case .store(let failure, let saving): say(.storeFailed(failure, saving))
    case .service(let failure, let lack): say(.serviceFailed(failure, lack))
    case .noSpeech: say(.noSpeechProgram)
    case .speechSwitchedOff: say(.speechSwitchedOff)
    case .notHeard: say(.notHeard)
    case .cancelled: say(.cancelled)
    }
  }
}
