import CAssets
import Catalogs
package import Language

/// The intents of one language, joined to the embedded catalogs and compiled beforehand: what saves most of the start.
///
/// They carry the fingerprint of what they were made of. Where that has changed since, they are left aside and the intents
/// are compiled at the start, so that an edited sentence counts at once.
package struct CompiledIntents: @unchecked Sendable {
  /// In read-only data of the program.
  package let bytes: UnsafeRawBufferPointer

  /// Those that are built into the program, or nil.
  package static func builtIn(_ language: String) -> CompiledIntents? {
    var index = 0
    while true {
      let asset = curio_compiled(index)
      guard let name = asset.name, let bytes = asset.bytes else { return nil }
      if String(cString: name) == language {
        return CompiledIntents(bytes: UnsafeRawBufferPointer(start: bytes, count: asset.length))
      }
      index += 1
    }
  }

  /// The matcher, if these were made of exactly these files and of the embedded catalogs.
  func matcher(of files: [SourceFile]) -> Matcher? {
    Matcher(frozen: bytes, of: Self.fingerprint(of: files))
  }

  /// Compiles files of one language anew.
  package static func make(of files: [SourceFile]) throws(IntentError) -> [UInt8] {
    let matcher = try Matcher(try Grammar(parsing: files), Lexicon(.embedded))
    return matcher.frozen(of: fingerprint(of: files))
  }

  /// What the compiled form depends on: the intents, and the names in the catalogs.
  private static func fingerprint(of files: [SourceFile]) -> Fingerprint {
    var print = Fingerprint()
    for file in files.sorted(by: { $0.name < $1.name }) {
      print.add(file.name)
      print.add(file.text)
    }
    var index = 0
    while true {
      let asset = curio_catalogue(index)
      guard let bytes = asset.bytes else { return print }
      print.add(UnsafeRawBufferPointer(start: bytes, count: asset.length))
      index += 1
    }
  }
}
