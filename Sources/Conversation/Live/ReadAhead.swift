import Catalogs
import Synchronization

/// Pages that are read before anybody asks for their rows, in the background, each once.
package final class ReadAhead: Sendable {
  /// Rows of a page, as the services cut them.
  static let pageSize = 20
  /// A page is wanted as soon as the rows on show come so near to it.
  static let margin = 5
  /// Sequences of pages that are remembered, and work that may run at once.
  private static let mostSequences = 64
  private static let mostAtWork = 8

  /// What is leafed through: a catalog, or what a name finds in it.
  struct Sequence: Hashable, Sendable {
    let catalog: CatalogID
    var name: String?
  }

  private struct Progress {
    /// Pages that are asked for or here, counted from 0.
    var asked: Set<Int> = []
    /// The last page there is, once that is known.
    var last: Int?
    var failure: ServiceFailure?
  }

  private struct Contents {
    var progress: [Sequence: Progress] = [:]
    var order: [Sequence] = []
    /// Single records that are being fetched.
    var records: Set<ItemID> = []
    var tasks: [Int: Task<Void, Never>] = [:]
    var started = 0
  }

  private let contents = Mutex(Contents())

  /// The pages that rows up to one (counted from 1) call for and that nobody has asked for yet, now taken as asked for.
  ///
  /// With it comes why a page of this sequence failed since this was asked last.
  func pages(of sequence: Sequence, from first: Int, to end: Int) -> (
    pages: [Int], failure: ServiceFailure?
  ) {
    contents.withLock { contents in
      var progress = contents.progress[sequence] ?? Progress()
      let low = max(0, first - 1) / Self.pageSize
      let high = min((end + Self.margin) / Self.pageSize, progress.last ?? .max)
      let wanted = low <= high ? (low...high).filter { !progress.asked.contains($0) } : []
      let failure = progress.failure
      progress.failure = nil
      progress.asked.formUnion(wanted)
      if contents.progress.updateValue(progress, forKey: sequence) == nil {
        contents.order.append(sequence)
        if contents.order.count > Self.mostSequences {
          contents.progress[contents.order.removeFirst()] = nil
        }
      }
      return (wanted, failure)
    }
  }

  /// A page is here.
  func loaded(_ page: Int, of sequence: Sequence, _ delivery: Delivery) {
    contents.withLock { contents in
      let count = delivery.items.count + delivery.skipped.count
      let total = delivery.total.map { max(0, ($0 - 1) / Self.pageSize) }
      let last = delivery.isLast || count < Self.pageSize ? page : total
      guard let last, var progress = contents.progress[sequence] else { return }
      progress.last = min(last, progress.last ?? .max)
      contents.progress[sequence] = progress
    }
  }

  /// A page did not come, or was never asked for: it is asked for again on the next need.
  func failed(_ page: Int, of sequence: Sequence, _ failure: ServiceFailure?) {
    contents.withLock { contents in
      contents.progress[sequence]?.asked.remove(page)
      contents.progress[sequence]?.failure = failure
    }
  }

  /// The service answers again; nobody needs to hear that it did not.
  func forgetFailures(of catalog: CatalogID) {
    contents.withLock { contents in
      for sequence in contents.order where sequence.catalog == catalog {
        contents.progress[sequence]?.failure = nil
      }
    }
  }
}

// Work in the background.
extension ReadAhead {
  /// Begins work, unless there is too much of it already.
  @discardableResult
  func start(_ work: @escaping @Sendable () async -> Void) -> Bool {
    contents.withLock { contents in
      guard contents.tasks.count < Self.mostAtWork else { return false }
      contents.started += 1
      let number = contents.started
      contents.tasks[number] = Task {
        await work()
        self.contents.withLock { $0.tasks[number] = nil }
      }
      return true
    }
  }

  /// Whether nobody fetches that record at the moment; it is taken as being fetched from now on.
  func claim(_ id: ItemID) -> Bool { contents.withLock { $0.records.insert(id).inserted } }

  func release(_ id: ItemID) { contents.withLock { _ = $0.records.remove(id) } }

  /// Waits until nothing is at work any more, and drops what takes longer than it may.
  package func settle(within limit: Duration) async {
    guard contents.withLock({ !$0.tasks.isEmpty }) else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.settle() }
      group.addTask { try? await Task.sleep(for: limit) }
      await group.next()
      group.cancelAll()
      contents.withLock { contents in contents.tasks.values.forEach { $0.cancel() } }
    }
  }

  /// Waits until nothing is at work any more.
  package func settle() async {
    while let task = contents.withLock({ $0.tasks.first?.value }) { await task.value }
  }
}
