import Catalogs
import Conversation

enum Listings {
  static let mortys = Listing(
    kind: .catalog(.characters), filters: [Filter(.name, .is, "Morty")],
    items: [Samples.morty, Samples.cronenbergMorty], first: 1, total: 23)

  static let monsters = Listing(
    kind: .catalog(.monsters),
    filters: [
      Filter(.type, .is, "dragon"), Filter(.type, .is, "humanoid"),
      Filter(.challenge, .max, "16"), Filter(.legendaryActions, .not, "any"),
    ],
    sort: Query.Sort(.challenge, descending: true),
    items: [Samples.dragon, Samples.mage, Samples.goblin], first: 8, total: 12)

  static let favourites = Listing(
    kind: .favourites,
    items: [Samples.archery, Samples.goblin, Samples.farmedSablefish, Samples.morty], first: 1,
    total: 4)

  static let search = Listing(
    kind: .search("dragon"), items: [Samples.dragon], first: 1, total: 1)

  static let empty = Listing(kind: .favourites, items: [], first: 1, total: 0)

  static let wideNames = Listing(
    kind: .catalog(.fish),
    items: ["cod", "タラ", "🐟", "👩‍👩‍👦 fish", "cafe\u{301}", "דג", "-"].map { name in
      Item(id: ItemID(.fish, name), name: name, facts: [.scientificName: .text("Gadus")])
    }, first: 1, total: 7)
}
