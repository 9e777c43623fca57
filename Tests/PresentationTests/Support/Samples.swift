import Catalogs
import Conversation

/// Records made by hand, in the shape of the catalogs' own.
enum Samples {
  static let snapper = Item(
    id: ItemID(.fish, "red-snapper"), name: "Red Snapper",
    facts: [
      .scientificName: .text("Lutjanus campechanus"),
      .aliases: .terms(["Snapper", "American snapper"]),
      .picture: .link("https://www.fishwatch.gov/sites/default/files/red_snapper.png"),
      .population: .terms(["rebuilding", "above target"]),
      .availability: .terms(["year-round"]), .harvest: .terms(["Wild"]),
      .serving: .number(100, .grams), .calories: .number(100, .calories),
      .protein: .number(20.51, .grams),
      .fat: .number(1.34, .grams), .sodium: .number(64, .milligrams),
      .selenium: .number(38.2, .micrograms),
      .region: .terms(["Greater Atlantic", "Southeast"]),
      .location: .terms(["North Carolina", "Gulf of Mexico"]),
      .size: .number(40, .inches), .weight: .number(50, .pounds),
      .lifespan: .number(57, .years), .taste: .terms(["mild", "slightly sweet"]),
      .landings: .yearly(7_700_000, .pounds, year: 2018),
      .revenue: .yearly(31_600_000, .dollars, year: 2018),
    ])

  static let cod = Item(
    id: ItemID(.fish, "atlantic-cod"), name: "Atlantic Cod",
    facts: [
      .scientificName: .text("Gadus morhua"), .harvest: .terms(["Wild"]),
      .population: .terms(["significantly below target"]),
      .calories: .number(82, .calories), .protein: .number(17.81, .grams),
      .size: .number(51, .inches),
    ])

  static let haddock = Item(
    id: ItemID(.fish, "haddock"), name: "Haddock",
    facts: [
      .scientificName: .text("Melanogrammus aeglefinus"), .harvest: .terms(["Wild"]),
      .calories: .number(74, .calories), .protein: .number(16.32, .grams),
    ])

  static let farmedSablefish = Item(
    id: ItemID(.fish, "sablefish-farmed"), name: "Sablefish",
    facts: [
      .scientificName: .text("Anoplopoma fimbria"), .harvest: .terms(["Farmed"]),
    ])

  static let morty = Item(
    id: ItemID(.characters, "2"), name: "Morty Smith",
    facts: [
      .picture: .link("https://rickandmortyapi.com/api/character/avatar/2.jpeg"),
      .status: .terms(["Alive"]), .species: .terms(["Human"]), .gender: .terms(["Male"]),
      .origin: .terms(["unknown"]), .location: .terms(["Citadel of Ricks"]),
      .episodes: .episodes(Array(1...3) + [5, 7, 8]), .episodeCount: .number(6, .episodes),
    ])

  static let cronenbergMorty = Item(
    id: ItemID(.characters, "83"), name: "Cronenberg Morty",
    facts: [
      .status: .terms(["unknown"]), .species: .terms(["Humanoid"]),
      .kind: .text("Cronenberg"), .origin: .terms(["Earth (C-137)"]),
      .location: .terms(["Earth (C-137)"]),
    ])

  static let archery = Item(
    id: ItemID(.comics, "3288"), name: "Archery Feat",
    facts: [
      .number: .number(3288, .none), .date: .date(CalendarDay(year: 2026, month: 8, day: 21)),
      .picture: .link("https://imgs.xkcd.com/comics/archery_feat.png"),
      .link: .link("https://xkcd.com/3288/"),
    ])

  static let hoverboard = Item(
    id: ItemID(.comics, "1608"), name: "Hoverboard",
    facts: [
      .number: .number(1608, .none), .date: .date(CalendarDay(year: 2015, month: 11, day: 24)),
      .picture: .link("https://imgs.xkcd.com/comics/"), .link: .link("https://xkcd.com/1608/"),
      .hoverText: .text(""),
    ])

  static let duty = Item(
    id: ItemID(.comics, "9386"), name: "Call of Duty",
    facts: [
      .number: .number(9386, .none), .date: .date(CalendarDay(year: 2008, month: 2, day: 1)),
      .hoverText: .text("A <x> held by @room is ±5% & 1/2 of 2d6+3."),
      .transcript: .text("[[A desk.]] Man: Hello."),
      .picture: .link("https://imgs.xkcd.com/comics/duty_\u{E9}.png"),
    ])
}
