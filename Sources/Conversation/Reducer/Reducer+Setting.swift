extension Reducer {
  static func reduce(_ state: inout State, _ action: SettingAction) {
    switch action {
    case .loaded(let settings):
      state.settings = settings
    case .shown:
      state.move(to: .settings)
    case .changed(_, let settings):
      state.undoable = .settings(before: state.settings)
      state.settings = settings
    case .kept, .languageUnknown:
      break
    }
  }
}
