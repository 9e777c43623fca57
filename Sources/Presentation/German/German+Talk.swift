import Conversation

extension German {
  static let greeting =
    "Hallo. Frag mich nach Fischen, Monstern, Figuren oder Comics; „Hilfe“ zeigt, was ich verstehe."

  static let welcome =
    "Ich bin Curio. Ich kenne Fische, wo sie leben, wie sie schmecken und was in ihnen steckt;"
    + " Monster mit allen Spielwerten; die Figuren aus Rick and Morty; und xkcd, Comic für Comic."
    + " Frag nach einem Namen, nach einer Angabe oder nach dem, was sie gemeinsam haben."

  func undone(_ what: Undone) -> String {
    switch what {
    case .favourites: "Deine Favoriten sind wieder wie vorher."
    case .filters: "Die Filter sind wieder wie vorher."
    case .settings: "Deine Einstellungen sind wieder wie vorher."
    }
  }

  func preferenceSet(_ preference: Preference) -> String {
    switch preference {
    case .theme(.dark): "Die dunkle Darstellung ist an."
    case .theme(.light): "Die helle Darstellung ist an."
    case .theme(.plain): "Die schlichte Darstellung ist an, ohne Farben."
    case .width(let width): "Zeilen sind jetzt \(width) Spalten breit."
    case .language(let language): "Ab jetzt spreche ich \(languageName(language))."
    case .speech(true): "Ab jetzt lese ich meine Antworten vor."
    case .speech(false): "Ab jetzt lese ich nicht mehr vor."
    }
  }

  func preferenceKept(_ preference: Preference) -> String {
    switch preference {
    case .theme(.dark): "Die dunkle Darstellung war schon an."
    case .theme(.light): "Die helle Darstellung war schon an."
    case .theme(.plain): "Die schlichte Darstellung war schon an."
    case .width(let width): "Zeilen waren schon \(width) Spalten breit."
    case .language(let language): "Ich spreche schon \(languageName(language))."
    case .speech(true): "Ich lese meine Antworten schon vor."
    case .speech(false): "Ich habe ohnehin nicht vorgelesen."
    }
  }
}
