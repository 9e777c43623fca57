/// What happened to the settings.
package enum SettingAction: Hashable, Sendable {
  /// They were read from the store when the session began.
  case loaded(Settings)
  case shown
  case changed(Preference, to: Settings)
  /// It was set like that already.
  case kept(Preference)
  /// Nobody wrote the sentences of that language; these there are.
  case languageUnknown(String, known: [String])
}

/// One setting with its value.
package enum Preference: Hashable, Codable, Sendable {
  case theme(Theme)
  case width(Int)
  case language(String)
  case speech(Bool)
}
