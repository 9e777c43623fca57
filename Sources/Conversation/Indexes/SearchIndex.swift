package import Catalogs
import Synchronization

/// Words of all names and titles, for `find`: whole words in the singular or the plural, never parts of words.
///
/// It is made at the first search, not before.
package final class SearchIndex: Sendable {
  private let library: Library
  private let built = Mutex<Contents?>(nil)

  package init(_ library: Library) { self.library = library }

  /// Items by rank: the whole name, then the words in a row, then all the words, then other forms of them,
  /// else their beginnings.
  ///
  /// Within a rank catalogs and their records keep their order. Of words apart, as in "cat / dog", any will do; what has all of
  /// them comes first.
  package func find(_ text: String, in catalog: CatalogID?) -> [ItemID] {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return findAll(of: text, in: catalog) }
    let sides = text.split(separator: " / ")
    var found = findAll(of: text, in: catalog)
    var known = Set(found)
    for id in sides.prefix(Self.mostSides).flatMap({ findAll(of: String($0), in: catalog) })
    where known.insert(id).inserted {
      found.append(id)
    }
    return found
  }

  private static let mostSides = 8

  private func findAll(of text: String, in catalog: CatalogID?) -> [ItemID] {
    let wanted = Words(text).all
    guard !wanted.isEmpty else { return [] }
    return built.withLock { built in
      let contents = built ?? Contents(library)
      built = contents
      return contents.find(wanted, in: catalog)
    }
  }
}
