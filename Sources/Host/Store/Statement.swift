import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A value that goes into a statement; user text only ever comes in this way.
enum SQLValue {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  init(_ text: String?) {
    self = text.map(SQLValue.text) ?? .null
  }

  init(_ number: Int?) {
    self = number.map(SQLValue.integer) ?? .null
  }
}

/// A prepared statement, standing on a row once `step` was true.
final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  init(_ sql: String, _ values: [SQLValue], in database: Database) throws(DatabaseFailure) {
    self.database = database
    handle = try database.prepare(sql)
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw database.failure(code) }
    }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Goes to the next row; false when there is none.
  func step() throws(DatabaseFailure) -> Bool {
    errno = 0
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.failure(code)
    }
  }

  func integer(_ column: Int32) -> Int? {
    guard sqlite3_column_type(handle, column) != SQLITE_NULL else { return nil }
    return Int(sqlite3_column_int64(handle, column))
  }

  func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    // The length rather than the first NUL: a name may hold one.
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return [UInt8](
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, Int64(number))
    case .text(let text):
      var text = text
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          // An empty text may have no address, and that would be NULL.
          bytes.baseAddress.map { curio_bind_text(handle, index, $0, Int32(bytes.count)) }
            ?? curio_bind_text(handle, index, "", 0)
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { buffer in
        curio_bind_blob(handle, index, buffer.baseAddress, Int32(buffer.count))
      }
    }
  }
}
