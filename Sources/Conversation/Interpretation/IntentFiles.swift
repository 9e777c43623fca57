internal import CAssets
package import Language

/// The intents files that are built into the program.
package enum IntentFiles {
  /// All files, by their place under Intents ("en/fish.intent").
  package static var builtIn: [SourceFile] {
    var files: [SourceFile] = []
    while true {
      let asset = curio_intents(files.count)
      guard let name = asset.name, let bytes = asset.bytes else { return files }
      let text = String(
        decoding: UnsafeBufferPointer(start: bytes, count: asset.length), as: UTF8.self)
      files.append(SourceFile(name: String(cString: name), text: text))
    }
  }

  /// The languages that files are there for, as their folders are called.
  package static func languages(of files: [SourceFile]) -> [String] {
    var languages: [String] = []
    for file in files {
      guard let folder = file.name.split(separator: "/").first.map(String.init),
        folder != file.name, !languages.contains(folder)
      else { continue }
      languages.append(folder)
    }
    return languages
  }
}
