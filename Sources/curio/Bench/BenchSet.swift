import Host
import Language

/// Utterances with what they mean, from a file of three columns: text, intent (`-` for none), slots (`name=value;…`).
struct BenchSet: Sendable {
  struct Line: Sendable {
    let text: String
    /// Nil when no intent should take it.
    let intent: String?
    let slots: [String]
  }

  let name: String
  let lines: [Line]

  private static let heading = "# text\tintent"

  /// The sets of a folder in the order of their names; files that are no sets are left out.
  static func all(in folder: String) throws(FileFailure) -> [BenchSet] {
    var sets: [BenchSet] = []
    for path in try FileTree.files(at: folder, ending: ".tsv").sorted() {
      let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
      guard text.hasPrefix(heading) else { continue }
      let name = path.split(separator: "/").last?.dropLast(".tsv".count) ?? ""
      sets.append(BenchSet(name: String(name), lines: text.split(separator: "\n").compactMap(line)))
    }
    return sets
  }

  private static func line(_ line: Substring) -> Line? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 1, !line.hasPrefix("#") else { return nil }
    let slots = fields.count > 2 ? fields[2].split(separator: ";") : []
    return Line(
      text: fields[0], intent: fields[1] == "-" ? nil : fields[1],
      slots: slots.compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) })
  }
}
