package import Catalogs

/// One part of a reply.
///
/// Blocks hold facts; every word and every column is the renderer's.
package enum Block: Hashable, Codable, Sendable {
  /// One thing said in a sentence.
  case sentence(Sentence)
  /// A record in full: heading, then the facts of its card in order. Monsters become stat blocks.
  case card(Item)
  /// One fact of a record.
  case fact(Fact, of: Item)
  case list(Listing)
  case comparison(Comparison)
  case panel(FilterPanel)
  case candidates([Question.Candidate], [Item])
  case settings(Settings)
  case help(Help)
  case about(AboutCurio)
  case art(Art)
  case picture(Picture, of: Item)
  case reasoning(Reasoning)
}

/// A page of a list.
///
/// Rows keep their number in the whole list, counted from 1.
package struct Listing: Hashable, Codable, Sendable {
  package enum Kind: Hashable, Codable, Sendable {
    case catalog(CatalogID)
    case favourites
    /// What a search found, over one catalog or all.
    case search(String)
  }

  package var kind: Kind
  package var filters: [Filter]
  package var sort: Query.Sort?
  package var items: [Item]
  /// The number of the first row.
  package var first: Int
  package var total: Int
  /// How many fit, of which the list holds the first; the total when it holds them all.
  package var found: Int

  package init(
    kind: Kind, filters: [Filter] = [], sort: Query.Sort? = nil, items: [Item], first: Int,
    total: Int, found: Int? = nil
  ) {
    self.kind = kind
    self.filters = filters
    self.sort = sort
    self.items = items
    self.first = first
    self.total = total
    self.found = max(found ?? total, total)
  }

  package var hasMore: Bool { first - 1 + items.count < total }
}

/// Two to five items beside each other; `winner` is the one that has most of the first fact, or least of it, if they differ.
package struct Comparison: Hashable, Codable, Sendable {
  package var items: [Item]
  package var facts: [Fact]
  package var winner: ItemID?
  /// Whether the one that has least was asked for.
  package var isLeast: Bool

  package init(items: [Item], facts: [Fact], winner: ItemID? = nil, isLeast: Bool = false) {
    self.items = items
    self.facts = facts
    self.winner = winner
    self.isLeast = isLeast
  }
}

/// The tags a catalog can be narrowed by, with a mark on those that are on.
package struct FilterPanel: Hashable, Codable, Sendable {
  package struct Choice: Hashable, Codable, Sendable {
    package let filter: Filter
    package let isOn: Bool
    /// How many records it would leave on its own.
    package let count: Int

    package init(filter: Filter, isOn: Bool, count: Int) {
      self.filter = filter
      self.isOn = isOn
      self.count = count
    }
  }

  package var catalog: CatalogID
  package var choices: [Choice]
  /// Tags that are on and are not among the choices, such as "challenge at most 5".
  package var others: [Filter]

  package init(catalog: CatalogID, choices: [Choice], others: [Filter] = []) {
    self.catalog = catalog
    self.choices = choices
    self.others = others
  }
}

/// What help shows: the topics, or the sentences of one topic, taken from the intents themselves.
package struct Help: Hashable, Codable, Sendable {
  package struct Topic: Hashable, Codable, Sendable {
    package let name: String
    package let title: String
    package let examples: [String]

    package init(name: String, title: String, examples: [String]) {
      self.name = name
      self.title = title
      self.examples = examples
    }
  }

  package var topics: [Topic]
  /// Whether one topic is shown in full rather than all in short.
  package var inFull: Bool

  package init(topics: [Topic], inFull: Bool) {
    self.topics = topics
    self.inFull = inFull
  }
}

/// Version, and the origin, licence and date of each catalog's data.
package struct AboutCurio: Hashable, Codable, Sendable {
  package var version: String
  package var credits: [Credit]

  package init(version: String, credits: [Credit]) {
    self.version = version
    self.credits = credits
  }
}

/// Pictures made of text.
package enum Art: Hashable, Codable, Sendable {
  /// One fish, in side view.
  case fish
  /// A frame of the sea with fish in it.
  case ocean(frame: Int, seed: UInt64)
  /// A splash of fish around a catch.
  case confetti(seed: UInt64)
}
