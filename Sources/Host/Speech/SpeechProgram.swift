/// A program that speaks what comes in on its standard input.
struct SpeechProgram: Hashable, Sendable {
  let path: String
  let arguments: [String]
  /// What goes before the name of a voice; nil when the program cannot be told.
  let voiceOption: String?

  /// The programs that are known, best first, with what makes them read their standard input.
  private static let known: [(name: String, arguments: [String], voiceOption: String?)] = [
    ("espeak-ng", ["--stdin"], "-v"),
    ("espeak", ["--stdin"], "-v"),
    ("say", ["-f", "-"], nil),
  ]

  /// Finds a known program.
  static func installed(_ environment: Environment) -> SpeechProgram? {
    known.lazy.compactMap { program in
      Executable.search(program.name, in: environment).map {
        SpeechProgram(path: $0, arguments: program.arguments, voiceOption: program.voiceOption)
      }
    }.first
  }

  /// Finds the operator's program: its name and its arguments, parted by blanks.
  ///
  /// No shell ever sees them. A known program that is named without arguments gets its own.
  static func named(_ command: String, _ environment: Environment) -> SpeechProgram? {
    let words = command.split(separator: " ").map(String.init)
    guard let name = words.first, let path = Executable.search(name, in: environment) else {
      return nil
    }
    if words.count == 1, let known = known.first(where: { path.hasSuffix("/" + $0.name) }) {
      return SpeechProgram(path: path, arguments: known.arguments, voiceOption: known.voiceOption)
    }
    return SpeechProgram(path: path, arguments: Array(words.dropFirst()), voiceOption: nil)
  }

  /// All arguments for a language; a language that could be anything but a name is left out.
  func arguments(language: String?) -> [String] {
    guard let voiceOption, let language, Self.isVoiceName(language) else { return arguments }
    return arguments + [voiceOption, language]
  }

  private static func isVoiceName(_ language: String) -> Bool {
    guard let first = language.utf8.first, first != UInt8(ascii: "-") else { return false }
    return language.utf8.count <= 20
      && language.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
