import Foundation

/// A folder of its own for a test; it goes away with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "curio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String {
    path + "/" + name
  }

  /// The names in it, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: file(name))
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  /// The permissions of a file in it.
  func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return attributes[.posixPermissions] as? Int ?? -1
  }
}
