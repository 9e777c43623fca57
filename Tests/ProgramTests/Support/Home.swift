import Foundation

/// A home folder of its own for a test; it goes away with it.
final class Home: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "curio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where favourites and settings are kept when nothing else is said.
  var store: String { file(".local/share/curio/curio.sqlite") }

  func file(_ name: String) -> String { path + "/" + name }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
  }

  /// Writes a file, and the folder it is in; gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  /// The text of a file, empty while there is none.
  func text(_ name: String) -> String {
    String(decoding: (try? bytes(name)) ?? [], as: UTF8.self)
  }
}

extension Home {
  /// A folder of a few intents, with which the program starts in a tenth of the time: for all tests that are about the process
  /// and not about what it understands.
  func smallIntents() throws -> String {
    try write(Self.intents, to: "intents/small.intent")
    return file("intents")
  }

  private static let intents = """
    topic  Everything

    number comicNumber = 0..99999
    list   theme = dark | light | plain

    intent count
      say   count fish
      does  count fish

    intent show
      say   comic {comicNumber}
      does  show comic {comicNumber}

    intent latest
      say   latest comic
      does  latest comics

    intent next
      say   next
      does  next

    intent random
      say   random comic
      does  random comics

    intent fishing
      say   go fishing
      does  goFishing

    intent favourite
      say   favourite comic {comicNumber}
      does  favourite {comicNumber?}

    intent unfavourite
      say   unfavourite comic {comicNumber}
      does  unfavourite {comicNumber?}

    intent favourites
      say   my favourites
      does  favourites

    intent theme
      say   {theme} mode
      does  theme {theme}

    intent speech.on
      say   speak on
      does  speech on

    intent speech.off
      say   speak off
      does  speech off

    intent speak
      say   read it
      does  speak

    intent stop
      say   stop
      does  stop

    intent quit
      say   quit
      does  quit

    """
}
