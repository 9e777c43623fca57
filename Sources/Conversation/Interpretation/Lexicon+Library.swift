package import Catalogs
package import Language

extension Lexicon {
  /// All names of a library: those of the catalogs, in their order of precedence, then places and episodes.
  package init(_ library: Library) {
    self.init()
    for catalog in [CatalogID.fish, .monsters, .characters, .comics] {
      add(library[catalog])
    }
    for place in library.locations { add(place.name, spellings: [place.name], to: "places") }
    for episode in library.episodes {
      add(episode.name, spellings: [episode.name, episode.code], to: "episodes")
      add(episode.name, spellings: [episode.code, Self.short(episode.code)], to: "episodes.codes")
    }
    for (catalog, fact) in Self.openFacts {
      for (value, _) in library[catalog].values(of: fact) {
        add(value, spellings: [value], to: "\(catalog.rawValue).\(fact.rawValue)")
      }
    }
  }

  /// "S3E7" for "S03E07": people leave out the noughts before a number.
  private static func short(_ code: String) -> String {
    var short: [UInt8] = []
    for byte in code.utf8 where byte != UInt8(ascii: "0") || short.last.map({ $0 < 58 }) ?? false {
      short.append(byte)
    }
    return String(decoding: short, as: UTF8.self)
  }

  /// Facts whose values are too many to be written into the intents.
  private static let openFacts: [(CatalogID, Fact)] = [
    (.monsters, .traits), (.monsters, .actions), (.monsters, .legendaryActions),
    (.monsters, .reactions), (.monsters, .spells), (.characters, .kind),
  ]

  /// The names of a catalog; an alias of one word that other names hold too ("salmon") is a part of those, not a name.
  private mutating func add(_ catalog: Catalog) {
    let names = catalog.names
    let shared = Self.sharedAliases(of: names)
    for entry in names {
      let spellings =
        shared.isEmpty
        ? entry.spellings
        : entry.spellings.enumerated().filter { $0 == 0 || !shared.contains($1.lowercased()) }
          .map(\.element)
      add(entry.key, spellings: spellings, to: catalog.id.rawValue)
    }
  }

  /// Aliases of one word that are also a word of somebody's name.
  private static func sharedAliases(of names: [Catalog.Names]) -> Set<String> {
    var aliases: Set<String> = []
    for entry in names {
      for alias in entry.spellings.dropFirst() where !alias.utf8.contains(UInt8(ascii: " ")) {
        aliases.insert(alias.lowercased())
      }
    }
    guard !aliases.isEmpty else { return [] }
    // Few words begin and end like an alias, and only those are worth a text of their own.
    let outlines = Set(aliases.map { Outline($0.utf8) })
    var shared: Set<String> = []
    for entry in names where entry.spellings[0].utf8.contains(UInt8(ascii: " ")) {
      for word in entry.spellings[0].utf8.split(separator: UInt8(ascii: " ")) {
        guard outlines.contains(Outline(word)) else { continue }
        let folded = String(Substring(word)).lowercased()
        if aliases.contains(folded) { shared.insert(folded) }
      }
    }
    return shared
  }
}

/// The first and the last letter of a word, in either case.
private struct Outline: Hashable {
  private let letters: UInt16

  init(_ word: some BidirectionalCollection<UInt8>) {
    // The bits that tell capitals from small letters are left out.
    let first = UInt16((word.first ?? 0) & 0x1F)
    let last = UInt16((word.last ?? 0) & 0x1F)
    letters = first << 8 | last
  }
}
