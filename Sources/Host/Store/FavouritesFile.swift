package import Catalogs

/// Favourites as a text file that people can read, keep and take to another machine.
///
/// A line holds a catalog, a blank and the service's key, newest first. What follows the key is for
/// people. Empty lines and lines that begin with `#` count for nothing.
package enum FavouritesFile {
  /// Why a text is no list of favourites.
  package enum Failure: Error, Hashable, Sendable {
    /// The number of the line, counted from 1, that names no catalog or no key.
    case badLine(Int)
  }

  /// Writes a list; `name` tells people what a key stands for.
  package static func text(
    of items: [ItemID], name: (ItemID) -> String? = { _ in nil }
  ) -> String {
    let lines = items.map { item in
      let line = "\(item.catalog.rawValue) \(item.key)"
      guard let name = name(item) else { return line }
      return line + "  # " + oneLine(name)
    }
    return (["# Curio's favourites, newest first."] + lines).joined(separator: "\n") + "\n"
  }

  /// Reads a list in the same order; all of it or nothing.
  package static func items(in text: String) throws(Failure) -> [ItemID] {
    var items: [ItemID] = []
    // By scalars: a carriage return and a newline are one character, and a mark may open the file.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split { $0.properties.isWhitespace || $0 == "\u{FEFF}" }.map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard let catalog = CatalogID(rawValue: first), words.count > 1, !words[1].hasPrefix("#")
      else { throw .badLine(index + 1) }
      items.append(ItemID(catalog, words[1]))
    }
    return items
  }

  private static func oneLine(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
