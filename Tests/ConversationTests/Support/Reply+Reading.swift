import Catalogs
import Conversation

/// What a test asks of a reply.
extension Reply {
  var sentences: [Sentence] {
    blocks.compactMap { if case .sentence(let sentence) = $0 { sentence } else { nil } }
  }

  /// The names of all cards.
  var cards: [String] {
    blocks.compactMap { if case .card(let item) = $0 { item.name } else { nil } }
  }

  /// The numbers of all comics on cards.
  var comics: [Int] {
    blocks.compactMap { if case .card(let item) = $0 { Int(item.id.key) } else { nil } }
  }

  var list: Listing? {
    blocks.compactMap { if case .list(let listing) = $0 { listing } else { nil } }.first
  }

  var panel: FilterPanel? {
    blocks.compactMap { if case .panel(let panel) = $0 { panel } else { nil } }.first
  }

  var comparison: Comparison? {
    blocks.compactMap { if case .comparison(let table) = $0 { table } else { nil } }.first
  }
}

extension Listing {
  var names: [String] { items.map(\.name) }
  var last: Int { first + items.count - 1 }
}

extension ItemID {
  static let cod = ItemID(.fish, "atlantic-cod")
  static let haddock = ItemID(.fish, "haddock")
  static let lich = ItemID(.monsters, "lich")
  static let goblin = ItemID(.monsters, "goblin")
  static let morty = ItemID(.characters, "2")
  static let birdperson = ItemID(.characters, "47")

  static func comic(_ number: Int) -> ItemID { ItemID(.comics, String(number)) }
}

extension Filter {
  static let rick = Filter(.name, .is, "Rick")
  static let morty = Filter(.name, .is, "Morty")
  static let dead = Filter(.status, .is, "Dead")
  static let alive = Filter(.status, .is, "Alive")
}
