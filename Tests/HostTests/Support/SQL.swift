@testable import Host

/// The file as another program sees it.
enum SQL {
  /// Opens a file to read and write, making it when it is missing.
  static func open(_ path: String) throws -> Database {
    try Database(path: path, flags: 0x2 | 0x4, patience: 5000)
  }

  /// Runs statements that are parted by semicolons.
  static func run(_ statements: String, in path: String) throws {
    let database = try open(path)
    for statement in statements.split(separator: ";") { try database.run(String(statement)) }
  }
}

/// Somebody who keeps the file locked for writing.
final class Blocker {
  private let database: Database

  init(path: String) throws {
    database = try SQL.open(path)
    try database.run("BEGIN IMMEDIATE")
  }

  func letGo() {
    _ = try? database.run("ROLLBACK")
  }
}
