import Catalogs
import Synchronization

/// What services have given to this process, for all sessions: new records, full texts of a few, and who fails.
///
/// All of it is bounded: the store keeps what leaves from here.
package final class Shelf: Sendable {
  /// Records beyond the embedded ones that are kept of a catalog.
  private static let mostAdditions = 5_000
  /// Records of which a larger picture was looked for that are remembered.
  private static let mostPictures = 256
  /// After a failure a service is not asked on its own account for so many seconds.
  private static let pause = 60

  private struct Contents {
    var indexes: Indexes
    var texts = FullTexts()
    var holes: Set<Int> = []
    var largerPictures: [ItemID: Picture?] = [:]
    var newest: (number: Int, asked: Int)?
    var pauses: [CatalogID: (end: Int, failure: ServiceFailure)] = [:]
  }

  private let contents: Mutex<Contents>
  package let ahead = ReadAhead()

  /// What was there before any service gave something.
  let builtIn: Library

  init(_ indexes: Indexes) {
    builtIn = indexes.library
    contents = Mutex(Contents(indexes: indexes))
  }

  /// The library as it is by now, with what is worked out from it.
  var indexes: Indexes { contents.withLock { $0.indexes } }

  /// A record with its full text, if it was here lately.
  func text(of id: ItemID) -> Kept? { contents.withLock { $0.texts[id] } }

  /// Takes in records: those that the library lacks become part of it.
  ///
  /// Lists of monsters come without prose; records that are not `inFull` say nothing new of those that are known.
  func take(_ kept: [Kept], inFull: Bool = true) {
    contents.withLock { contents in
      let library = contents.indexes.library
      var new: [Item] = []
      for account in kept {
        if let known = library[account.item.id] {
          guard inFull else { continue }
          let filled = known.filled(from: account.item)
          contents.texts.add(Kept(item: filled, fetched: account.fetched))
        } else {
          if inFull { contents.texts.add(account) }
          if hasRoom(library, account.item.id.catalog) { new.append(account.item) }
        }
      }
      if !new.isEmpty { contents.indexes = Indexes(library.adding(new)) }
    }
  }

  private func hasRoom(_ library: Library, _ catalog: CatalogID) -> Bool {
    library[catalog].count < builtIn[catalog].count + Self.mostAdditions
  }
}

// Comics: which numbers there are.
extension Shelf {
  var newest: (number: Int, asked: Int)? {
    get { contents.withLock { $0.newest } }
    set { contents.withLock { $0.newest = newValue } }
  }

  func isHole(_ number: Int) -> Bool { contents.withLock { $0.holes.contains(number) } }

  func noteHole(_ number: Int) {
    contents.withLock { contents in
      if contents.holes.count < Self.mostAdditions { contents.holes.insert(number) }
    }
  }
}

// Pictures that were looked for.
extension Shelf {
  /// The larger picture that was found of a record, or that there is none.
  var largerPictures: [ItemID: Picture?] { contents.withLock { $0.largerPictures } }

  func note(_ larger: Picture?, of id: ItemID) {
    contents.withLock { contents in
      if contents.largerPictures.count >= Shelf.mostPictures { contents.largerPictures = [:] }
      contents.largerPictures[id] = .some(larger)
    }
  }
}

// Services that fail.
extension Shelf {
  /// Why a service failed, so lately that nobody should wait for it unasked.
  func failure(of catalog: CatalogID, now: Int) -> ServiceFailure? {
    contents.withLock { contents in
      contents.pauses[catalog].flatMap { now < $0.end ? $0.failure : nil }
    }
  }

  func note(_ failure: ServiceFailure, of catalog: CatalogID, now: Int) {
    contents.withLock { $0.pauses[catalog] = (now + Self.pause, failure) }
  }

  func noteSuccess(of catalog: CatalogID) {
    contents.withLock { $0.pauses[catalog] = nil }
  }

  /// Whoever says "try again" does not want to wait.
  func endPauses() { contents.withLock { $0.pauses = [:] } }
}
