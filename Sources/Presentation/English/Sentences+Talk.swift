import Conversation

extension English {
  static let greeting =
    "Hello. Ask me about fish, monsters, characters or comics; “help” shows what I understand."

  static let welcome =
    "I am Curio. I know fish, where they live, how they taste and what is in them; monsters with"
    + " their whole stat block; the people of Rick and Morty; and xkcd, comic by comic. Ask by name,"
    + " by fact, or by what they have in common."

  func undone(_ what: Undone) -> String {
    switch what {
    case .favourites: "Your favourites are back as they were."
    case .filters: "The filters are back as they were."
    case .settings: "Your settings are back as they were."
    }
  }

  func preferenceSet(_ preference: Preference) -> String {
    switch preference {
    case .theme(.dark): "Dark mode is on."
    case .theme(.light): "Light mode is on."
    case .theme(.plain): "Plain mode is on, without colours."
    case .width(let width): "Lines are now \(width) columns wide."
    case .language(let language): "From now on I speak \(languageName(language))."
    case .speech(true): "From now on I read my answers aloud."
    case .speech(false): "From now on I do not read aloud."
    }
  }

  func preferenceKept(_ preference: Preference) -> String {
    switch preference {
    case .theme(let theme): "\(capitalized(theme.rawValue)) mode was on already."
    case .width(let width): "Lines were \(width) columns wide already."
    case .language(let language): "I speak \(languageName(language)) already."
    case .speech(true): "I read my answers aloud already."
    case .speech(false): "I was not reading aloud anyway."
    }
  }

  func languageName(_ code: String) -> String {
    switch code {
    case "en": "English"
    case "de": "German"
    default: quoted(code)
    }
  }
}
