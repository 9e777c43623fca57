package import Conversation

/// Everything Curio remembers on disk: one SQLite file, opened when it is first needed.
///
/// Any number of processes may share it. What a call has confirmed is on the disk. A file that
/// cannot be read is moved aside, never overwritten, and its backup takes its place; a file of a
/// newer Curio is read but not written.
///
/// An actor on a thread of its own: a statement waits for the disk, and up to `patience` for other
/// processes, which must hold up no other session.
package actor Store {
  /// How long after a change a backup is made of it and of those that came meanwhile.
  private static let settling = Duration.seconds(5)

  private let file: StoreFile
  private var connection: StoreConnection?
  private var notice: StoreNotice?
  /// Whether something was saved that the backup may lack, and who will see to that.
  private var isAhead = false
  private var hasToldOfBackup = false
  private var upcoming: Task<Void, Never>?
  private let executor = QueueExecutor("curio.store")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Names the file; nothing is opened or made yet.
  ///
  /// `patience` is how long to wait for other processes, in milliseconds.
  package init(path: String, patience: Int = 5000) {
    file = StoreFile(path: path, patience: Int32(clamping: patience))
  }

  /// Lets go of the file; the next call opens it again.
  package func close() {
    connection = nil
  }

  /// Leaves everything in good order: backed up, and with no changes waiting beside the file.
  package func settle() {
    backUp()
    close()
  }

  /// What a person should be told, handed out once.
  package func takeNotice() -> StoreNotice? {
    defer { notice = nil }
    return notice
  }

  /// Whether anything was ever saved, found out without opening the file.
  nonisolated var mayHoldSomething: Bool {
    (try? file.identity()) != nil || StoreBackup(of: file).exists
  }

  /// Makes a backup of what was saved since the last one; where that fails, the next change, or the
  /// end of the process, brings another attempt.
  package func backUp() {
    upcoming?.cancel()
    upcoming = nil
    guard isAhead, let connection, connection.version == Schema.version else { return }
    let isDone: Void? = try? file.withLock { () throws(DatabaseFailure) in
      guard try isInPlace(connection) else { throw .moved }
      try StoreBackup(of: file).renew()
    }
    isAhead = isDone == nil
  }

  private func backUpSoon() {
    isAhead = true
    guard upcoming == nil else { return }
    upcoming = Task { [weak self] in
      guard (try? await Task.sleep(for: Self.settling)) != nil else { return }
      await self?.backUp()
    }
  }

  /// Reads; gives `nothing` when nothing has ever been saved.
  func read<Result>(
    otherwise nothing: Result, _ body: (Database) throws(DatabaseFailure) -> Result
  ) throws(StoreFailure) -> Result {
    try attempting { () throws(DatabaseFailure) in
      guard let connection = try openForReading() else { return nothing }
      do throws(DatabaseFailure) {
        return try body(connection.database)
      } catch .told(.other) where connection.version > Schema.version {
        // A table has changed its form since.
        throw .told(.newer(version: connection.version))
      } catch .told(.other) where (try? Schema.version(of: connection.database)) == 0 {
        // Somebody has emptied the file while it was open.
        throw .unreadable
      }
    }
  }

  /// Changes something, in one transaction; what is dear is backed up soon.
  func write<Result>(
    isDear: Bool = false, _ body: (Database) throws(DatabaseFailure) -> Result
  ) throws(StoreFailure) -> Result {
    try attempting { () throws(DatabaseFailure) in
      let connection = try openForWriting()
      let result = try connection.database.transaction { () throws(DatabaseFailure) in
        // Looked up each time: a newer Curio may have started since.
        let version = try Schema.version(of: connection.database)
        guard version <= Schema.version else { throw .told(.newer(version: version)) }
        guard version > 0 else { throw .unreadable }
        return try body(connection.database)
      }
      // Another process may have found the file damaged and moved it meanwhile.
      guard try isInPlace(connection) else { throw .moved }
      if isDear { backUpSoon() }
      return result
    }
  }

  /// Does something, and does it again after what stood in its way has been put right.
  private func attempting<Result>(
    _ body: () throws(DatabaseFailure) -> Result
  ) throws(StoreFailure) -> Result {
    var remedies = 3
    while true {
      do throws(DatabaseFailure) {
        return try body()
      } catch {
        remedies -= 1
        do throws(DatabaseFailure) {
          guard remedies > 0, try remedy(error) else { throw error }
        } catch {
          throw Self.told(error)
        }
      }
    }
  }

  /// Puts right what can be; false when there is nothing to be done.
  private func remedy(_ failure: DatabaseFailure) throws(DatabaseFailure) -> Bool {
    switch failure {
    case .unreadable:
      guard let damaged = connection else { return false }
      connection = nil
      try file.withLock { () throws(DatabaseFailure) in
        guard try isInPlace(damaged) else { return }
        notice = try StoreBackup(of: file).takePlace()
      }
      return true
    case .replaced(let notice):
      self.notice = notice
      return true
    case .moved:
      connection = nil
      return true
    case .told(.full):
      // Taking the waiting changes into the file frees the space they wait in.
      let freed = try? connection?.database.number("PRAGMA wal_checkpoint(TRUNCATE)")
      return freed == 0
    case .told:
      return false
    }
  }

  private static func told(_ failure: DatabaseFailure) -> StoreFailure {
    switch failure {
    case .told(let fact): fact
    case .unreadable, .replaced: .other("the file is damaged")
    case .moved: .other("the file was moved")
    }
  }

  private func openForReading() throws(DatabaseFailure) -> StoreConnection? {
    try dropIfReplaced()
    if let connection { return connection }
    guard let opened = try StoreConnection.forReading(file) else { return nil }
    if opened.isBackup, !hasToldOfBackup { (notice, hasToldOfBackup) = (.readFromBackup, true) }
    // A still view would not see what others write.
    if !opened.isStill { keep(opened) }
    return opened
  }

  private func openForWriting() throws(DatabaseFailure) -> StoreConnection {
    try dropIfReplaced()
    if let connection { return connection }
    let opened = try StoreConnection.forWriting(file)
    keep(opened)
    return opened
  }

  private func keep(_ opened: StoreConnection) {
    connection = opened
    if opened.isAhead { backUpSoon() }
  }

  /// Lets go of a file that no longer has its name: what is written to it would be lost.
  private func dropIfReplaced() throws(DatabaseFailure) {
    if let connection, try !isInPlace(connection) { self.connection = nil }
  }

  private func isInPlace(_ connection: StoreConnection) throws(DatabaseFailure) -> Bool {
    try file.identity()?.isSameFile(as: connection.identity) ?? false
  }
}
