import Catalogs
import Conversation

/// What the services of a played conversation know.
struct ScriptedRecords: Sendable {
  /// Comics that are newer than the data; one number between them was never used.
  private static let newerComics = [1, 3]
  private static let pageSize = 20

  private let library: Library

  init(_ library: Library) { self.library = library }

  func delivery(_ wanted: Wanted) throws(ServiceFailure) -> Delivery {
    switch wanted {
    case .allFish: Delivery(items: library[.fish].items.map(told))
    case .fish(let slug): try one(ItemID(.fish, slug))
    case .monster(let index): try one(ItemID(.monsters, index))
    case .character(let number): try one(ItemID(.characters, String(number)))
    case .monsterProse(let indexes):
      Delivery(items: indexes.compactMap { library[ItemID(.monsters, $0)] }.map(told))
    case .monsters(let skip): page(library[.monsters].items, from: skip)
    case .characters(let page, let name):
      self.page(named(name), from: (page - 1) * Self.pageSize)
    case .latestComic: try comic(newest + (Self.newerComics.last ?? 0))
    case .comic(let number): try comic(number)
    }
  }

  private var newest: Int { library[.comics].numbers?.upperBound ?? 0 }

  private func one(_ id: ItemID) throws(ServiceFailure) -> Delivery {
    guard let item = library[id] else { throw .nothingThere }
    return Delivery(items: [told(item)])
  }

  private func comic(_ number: Int) throws(ServiceFailure) -> Delivery {
    if library[ItemID(.comics, String(number))] != nil {
      return try one(ItemID(.comics, String(number)))
    }
    guard Self.newerComics.contains(number - newest) else { throw .nothingThere }
    let item = Item(
      id: ItemID(.comics, String(number)), name: "New Comic \(number)",
      facts: [
        .number: .number(Double(number), .none), .title: .text("New Comic \(number)"),
        .date: .date(CalendarDay(year: 2026, month: 11, day: 27)),
        .year: .number(2026, .none), .month: .number(11, .none),
        .picture: .link("https://imgs.xkcd.com/comics/new_comic_\(number).png"),
        .link: .link("https://xkcd.com/\(number)/"),
      ])
    return Delivery(items: [told(item)])
  }

  private func named(_ name: String?) -> [Item] {
    let filters = name.map { [Filter(.name, .is, $0)] } ?? []
    return library[.characters].select(Query(.characters, filters: filters))
  }

  private func page(_ items: [Item], from start: Int) -> Delivery {
    let rows = items.dropFirst(max(0, start)).prefix(Self.pageSize)
    return Delivery(
      items: Array(rows), total: items.count, isLast: start + Self.pageSize >= items.count)
  }

  /// A record with a sentence of prose.
  private func told(_ item: Item) -> Item {
    var told = item
    switch item.id.catalog {
    case .fish: told.facts[.habitat] = .text("\(item.name) keeps to waters with a view of a kite.")
    case .monsters:
      for part in [Fact.traits, .actions, .reactions, .legendaryActions] {
        told.facts[part] = told.facts[part].map(Self.told)
      }
    case .characters: break
    case .comics:
      told.facts[.hoverText] = .text("Whoever points at \(item.name) reads this about a kite.")
      told.facts[.transcript] = .text("[[Two people talk.]] One: This is \(item.name).")
    }
    if item.id.catalog == .monsters {
      told.facts[.description] = .text("\(item.name) has flown a kite once.")
    }
    return told
  }

  private static func told(_ value: FactValue) -> FactValue {
    guard case .features(let features) = value else { return value }
    return .features(
      features.map { feature in
        var told = feature
        told.text = "It does what \(feature.name) says."
        return told
      })
  }
}
