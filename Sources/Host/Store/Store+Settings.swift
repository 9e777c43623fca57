package import Conversation

extension Store {
  /// What a user has set; nothing for somebody new.
  package func settings(of user: String) throws(StoreFailure) -> Settings {
    try read(otherwise: Settings()) { (database) throws(DatabaseFailure) in
      try database.rows(
        "SELECT theme, language, width, speech FROM settings WHERE user = ?", .text(user)
      ) { row in
        Settings(
          theme: row.text(0).flatMap(Theme.init), language: row.text(1), width: row.integer(2),
          speech: row.integer(3).map { $0 != 0 })
      }.first ?? Settings()
    }
  }

  package func save(_ settings: Settings, of user: String) throws(StoreFailure) {
    _ = try write(isDear: true) { (database) throws(DatabaseFailure) in
      try database.run(
        """
        INSERT OR REPLACE INTO settings (user, theme, language, width, speech)
        VALUES (?, ?, ?, ?, ?)
        """,
        .text(user), SQLValue(settings.theme?.rawValue), SQLValue(settings.language),
        SQLValue(settings.width), SQLValue(settings.speech.map { $0 ? 1 : 0 }))
    }
  }
}
