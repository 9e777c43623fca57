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
  /// That a service lacks a record holds for so many seconds.
  private static let absence = 3_600

  private struct Contents {
    var indexes: Indexes
    var texts = FullTexts()
    /// When a service said that it has no such record.
    var absent: [ItemID: Int] = [:]
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

// What there is, and what there is not.
extension Shelf {
  /// The number of the newest comic that is known, and when a service said so.
  var newest: (number: Int, asked: Int)? {
    get { contents.withLock { $0.newest } }
    set { contents.withLock { $0.newest = newValue } }
  }

  /// Whether its service said lately that it has no such record: a hole among the comics, or one that is only built in.
  func isAbsent(_ id: ItemID, now: Int) -> Bool {
    contents.withLock { contents in
      contents.absent[id].map { now - $0 < Self.absence } ?? false
    }
  }

  func noteAbsent(_ id: ItemID, now: Int) {
    contents.withLock { contents in
      if contents.absent.count >= Self.mostAdditions { contents.absent = [:] }
      contents.absent[id] = now
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
    contents.withLock { contents in
      if case .paused(let seconds) = failure {
        // A pause goes on for the reason it began with.
        if let known = contents.pauses[catalog], now < known.end { return }
        contents.pauses[catalog] = (now + seconds, failure)
      } else {
        contents.pauses[catalog] = (now + Self.pause, failure)
      }
    }
  }

  /// What failed before a success is no news any more.
  func noteSuccess(of catalog: CatalogID) {
    contents.withLock { $0.pauses[catalog] = nil }
    ahead.forgetFailures(of: catalog)
  }

  /// Whoever says "try again" does not want to wait.
  func endPauses() { contents.withLock { $0.pauses = [:] } }
}
