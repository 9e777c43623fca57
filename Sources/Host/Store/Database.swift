import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection to SQLite, used by one thread at a time.
final class Database {
  private let handle: OpaquePointer

  /// Opens a file; with `flags` as in `sqlite3_open_v2`.
  init(path: String, flags: Int32, patience milliseconds: Int32) throws(DatabaseFailure) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else {
      throw DatabaseFailure(code: code, systemCode: 0, message: Self.words(for: code))
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    guard code == SQLITE_OK else { throw failure(code) }
    sqlite3_busy_timeout(opened, milliseconds)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Runs one statement and gives the number of rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: SQLValue...) throws(DatabaseFailure) -> Int {
    let statement = try Statement(sql, values, in: self)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// Runs a query and makes something of each row.
  func rows<Element>(
    _ sql: String, _ values: SQLValue..., make: (Statement) -> Element
  ) throws(DatabaseFailure) -> [Element] {
    let statement = try Statement(sql, values, in: self)
    var elements: [Element] = []
    while try statement.step() { elements.append(make(statement)) }
    return elements
  }

  /// The one number that a statement gives.
  func number(_ sql: String, _ values: SQLValue...) throws(DatabaseFailure) -> Int? {
    let statement = try Statement(sql, values, in: self)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Whether nothing in the file contradicts itself.
  var isSound: Bool {
    let found = try? rows("PRAGMA quick_check(1)") { $0.text(0) }
    return found == ["ok"]
  }

  /// Does several things at once or none of them, with nobody else writing in between.
  func transaction<Result>(
    _ body: () throws(DatabaseFailure) -> Result
  ) throws(DatabaseFailure) -> Result {
    // Taking the write lock at once: one that is asked for half way may be refused without any
    // waiting.
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseFailure) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A full disk or a lost file may have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  func prepare(_ sql: String) throws(DatabaseFailure) -> OpaquePointer {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    return statement
  }

  /// What went wrong last, as a fact.
  func failure(_ code: Int32) -> DatabaseFailure {
    // SQLite does not keep the reason of every failed write, but it leaves it where the system put
    // it.
    let latest = errno
    let kept = sqlite3_system_errno(handle)
    let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? Self.words(for: code)
    return DatabaseFailure(code: code, systemCode: kept == 0 ? latest : kept, message: message)
  }

  private static func words(for code: Int32) -> String {
    sqlite3_errstr(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
