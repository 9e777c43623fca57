/// When something is to be had: months are of a season, and what is there all year is there in each of them.
enum Season {
  /// What is said of fish that are there all year.
  static let always = Words("year-round")

  private static let seasons: [(season: Words, months: [Words])] = [
    (Words("spring"), ["March", "April", "May"].map(Words.init)),
    (Words("summer"), ["June", "July", "August"].map(Words.init)),
    (Words("fall"), ["September", "October", "November"].map(Words.init)),
    (Words("winter"), ["December", "January", "February"].map(Words.init)),
  ]

  /// What may be said of a fish that is to be had in a month or season.
  static func wordings(of time: Words) -> [Words] {
    for (season, months) in seasons {
      if time == season { return [time, always] + months }
      if months.contains(time) { return [time, always, season] }
    }
    return [time]
  }
}
