/// The program chafa: a picture as coloured characters.
struct Chafa: Sendable {
  let path: String

  /// Draws a file of ours; nil when the program fails.
  ///
  /// It is told the form of its output: left alone it would write graphics of some terminal into a pipe.
  func drawing(ofFile file: String, within box: TerminalSize) async -> String? {
    let arguments = [
      "--format", "symbols", "--size", "\(box.columns)x\(box.rows)", "--animate", "off", "--",
      file,
    ]
    guard let program = try? PipedProgram(path: path, arguments: arguments),
      let said = try? await program.finish(), said.exit == 0
    else { return nil }
    let drawing = said.lines.map(Self.colorsOnly).joined(separator: "\r\n")
    return drawing.isEmpty ? nil : drawing
  }

  /// Keeps characters and colours, and drops every other command to the terminal.
  static func colorsOnly(_ line: String) -> String {
    var kept = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) { kept.append(scalar) }
        continue
      }
      guard rest.first == "[" else { continue }
      let body = rest.dropFirst().prefix { $0 == ";" || $0 == ":" || ("0"..."9").contains($0) }
      let end = rest[body.endIndex...].first
      if end == "m" {
        kept.append("\u{1B}")
        kept.append("[")
        kept.append(contentsOf: body)
        kept.append("m")
      }
      // Anything else is left out up to the letter that ends it.
      let tail = rest[body.endIndex...].drop { !("@"..."~").contains($0) }
      rest = tail.dropFirst()
    }
    return String(kept)
  }
}
