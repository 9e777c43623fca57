/// What a person prefers, remembered by the store.
extension Workflow {
  static let widths = 20...200

  func prefer(_ preference: Preference, for command: Command) async -> [Action] {
    if let refusal = refusal(of: preference, command) { return refusal }
    let wanted = preference.applied(to: state.settings)
    let told: Action =
      wanted == state.settings
      ? .setting(.kept(preference)) : .setting(.changed(preference, to: wanted))
    do throws(StoreFailure) {
      try await world.settings.save(user, wanted)
      return [told]
    } catch {
      return [told] + unsaved(.settings, error, command)
    }
  }

  private func refusal(of preference: Preference, _ command: Command) -> [Action]? {
    switch preference {
    case .width(let width) where !Workflow.widths.contains(width):
      outOfRange(width, of: .width, Workflow.widths)
    case .language(let language) where !world.languages.contains(language):
      [.setting(.languageUnknown(language, known: world.languages))]
    case .speech(true):
      world.speech.obstacle(for: key).map { [.failed(command, $0)] }
    default:
      nil
    }
  }
}

extension Preference {
  func applied(to settings: Settings) -> Settings {
    var settings = settings
    switch self {
    case .theme(let theme): settings.theme = theme
    case .width(let width): settings.width = width
    case .language(let language): settings.language = language
    case .speech(let isOn): settings.speech = isOn
    }
    return settings
  }
}
